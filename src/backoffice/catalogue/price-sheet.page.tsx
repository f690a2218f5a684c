import { data, redirect } from 'react-router';
import { z } from 'zod';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm, typedValues } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { priceSheetCalls } from '#services/admin/catalogue.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { formKeyOf } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import { AppliedSheets } from '../sheets/applied-sheets.tsx';
import { GiveSheet, MOST } from '../sheets/give-sheet.tsx';
import type { Route } from './+types/price-sheet.page';
import { PricePreview } from './price-preview.tsx';
import { t } from './price-sheet-words.ts';

export const handle = { name: 'office-price-sheet', tracking: false } satisfies RouteHandle;

const DONE = ['applique', 'annule'] as const;

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
        <GiveSheet
          // Once a sheet is applied or taken back, the next begins empty.
          key={`${done} ${imports[0]?.id} ${imports[0]?.undoneAt}`}
          form={form}
          formKey={formKey}
          hint={t('give.hint')}
        />
        <AppliedSheets
          sheets={imports}
          undo="undoPrices"
          counted={{
            title: t('imports.prices'),
            of: ({ prices }) => prices,
            asks: t('imports.asks'),
          }}
          formKey={formKey}
          refused={refused}
        />
      </div>
    </>
  );
}
