import { data, redirect } from 'react-router';
import { z } from 'zod';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm, typedValues } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { priceSheetCalls } from '#services/admin/catalogue.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { FormKey, formKeyOf } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/price-sheet.page';
import { PriceImports } from './price-imports.tsx';
import { PricePreview } from './price-preview.tsx';
import { t } from './price-sheet-words.ts';

export const handle = { name: 'office-price-sheet', tracking: false } satisfies RouteHandle;

const DONE = ['applique', 'annule'] as const;
const MOST = 900_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const imports = await priceSheetCalls(admin).imports();
  return { imports, done: readQuery(request).oneOf('fait', DONE), formKey: newFormKey() };
}

const preview = z.object({ text: z.string().min(1).max(MOST) });
const applied = preview.extend({
  version: z.string().max(64),
  confirmed: z.string().optional(),
});
const undone = z.object({ id: z.string() });

/** Shows what a sheet would change, applies it as it was shown, or takes one back. */
export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const calls = priceSheetCalls(admin);
  const form = await request.formData();
  const intent = String(form.get('intent'));
  if (intent === 'undoPrices') {
    const { refused } = await submitForm({
      form: intent,
      data: form,
      schema: undone,
      send: ({ id }) => calls.undo(id, formKeyOf(form)),
    });
    if (!refused) throw redirect(officePaths.priceSheet('annule'));
    return data({ refused, preview: null, text: '' }, { status: 422 });
  }
  const { text = '' } = typedValues(form);
  if (intent === 'applyPrices') {
    const { refused } = await submitForm({
      form: intent,
      data: form,
      schema: applied,
      others: ['confirmed'],
      send: ({ confirmed, ...sheet }) =>
        calls.apply({ ...sheet, confirmed: confirmed !== undefined }, formKeyOf(form)),
    });
    if (!refused) throw redirect(officePaths.priceSheet('applique'));
    return data({ refused, preview: await calls.preview(text), text }, { status: 422 });
  }
  const { done, refused } = await submitForm({
    form: 'previewPrices',
    data: form,
    schema: preview,
    send: (sheet) => calls.preview(sheet.text),
  });
  return data({ refused, preview: done ?? null, text }, { status: refused ? 422 : 200 });
}

export const meta = () => officeHead(t('title'));

/** Prices out and in as a sheet. */
export default function PriceSheetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { imports, done, formKey } = loaderData;
  const refused: FormAnswer | undefined = actionData?.refused;
  const form = useForm('previewPrices', refused, { values: { text: actionData?.text ?? '' } });
  return (
    <>
      <PageTitle
        lead={t('lead')}
        aside={
          <LinkButton
            to={officePaths.priceSheetFile()}
            reloadDocument
            variant="secondary"
            size="compact"
          >
            {t('file')}
          </LinkButton>
        }
      >
        {t('title')}
      </PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t(`done.${done}`)}
        </Alert>
      )}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        {actionData?.preview && (
          <PricePreview
            preview={actionData.preview}
            text={actionData.text}
            formKey={formKey}
            refused={refused}
          />
        )}
        <Panel title={t('give.title')}>
          <PageForm
            // Once a sheet is applied or taken back, the next begins empty.
            key={`${done} ${imports[0]?.id} ${imports[0]?.undoneAt}`}
            form={form}
            className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere]"
          >
            <FormKey value={formKey} />
            <TextArea
              {...form.field('text')}
              label={t('give.text')}
              hint={t('give.hint')}
              rows={8}
              maxLength={MOST}
              required
            />
            <div>
              <Button type="submit" size="compact" pending={form.pending}>
                {t('give.submit')}
              </Button>
            </div>
          </PageForm>
        </Panel>
        <Panel title={t('imports.title')}>
          <PriceImports imports={imports} formKey={formKey} refused={refused} />
        </Panel>
      </div>
    </>
  );
}
