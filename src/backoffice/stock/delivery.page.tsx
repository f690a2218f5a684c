import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/delivery.page';
import { deliveryIntents } from './delivery-intents.server.ts';
import { TYPED_ROWS } from './read-delivery-form.server.ts';
import { t } from './stock-words.ts';

export const handle = { name: 'office-delivery', tracking: false } satisfies RouteHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const rows = Array.from({ length: TYPED_ROWS }, (_, index) => index + 1);
  const done = new URL(request.url).searchParams.get('fait') === 'recue';
  return { rows, done, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(deliveryIntents, request, { admin, next: officePaths.delivery('recue') });
}

export const meta = () => officeHead(t('delivery.title'));

/** Receives a delivery of several articles. */
export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, done, formKey } = loaderData;
  const form = useForm('receiveDelivery', actionData);
  const back = (
    <>
      <Link to={officePaths.stock()} className="link inline-flex min-h-11 items-center text-small">
        {t('title')}
      </Link>
      <LinkButton to={officePaths.scanDelivery()} variant="secondary" size="compact">
        {t('scan.delivery.link')}
      </LinkButton>
    </>
  );
  return (
    <>
      <PageTitle lead={t('delivery.lead')} aside={back}>
        {t('delivery.title')}
      </PageTitle>
      {done && !actionData && (
        <Alert tone="success" className="mb-6">
          {t('delivery.done')}
        </Alert>
      )}
      <PageForm
        key={formKey}
        form={form}
        className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]"
      >
        <FormKey value={formKey} />
        <Panel title={t('delivery.lines')}>
          <div className="grid gap-3">
            {rows.map((row) => (
              <fieldset
                key={row}
                className="grid grid-cols-2 level-fields gap-x-3 gap-y-2 border-t border-brume-2 pt-3 first:border-t-0 first:pt-0 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)_minmax(0,2fr)_minmax(6.5rem,1fr)]"
              >
                <legend className="sr-only">{t('delivery.row', { row })}</legend>
                <TextField
                  {...form.field(`code.${row}`)}
                  label={t('delivery.code')}
                  autoComplete="off"
                />
                <TextField
                  {...form.field(`quantity.${row}`)}
                  label={t('delivery.quantity')}
                  inputMode="numeric"
                  autoComplete="off"
                />
                <TextField
                  {...form.field(`lot.${row}`)}
                  label={t('lots.lot')}
                  autoComplete="off"
                  maxLength={40}
                />
                <TextField
                  {...form.field(`bestBefore.${row}`)}
                  type="date"
                  label={t('lots.bestBefore')}
                />
                <TextField
                  {...form.field(`place.${row}`)}
                  label={t('lots.place')}
                  autoComplete="off"
                  maxLength={20}
                />
              </fieldset>
            ))}
          </div>
        </Panel>
        <Panel title={t('delivery.whole')}>
          <div className="grid grid-cols-1 gap-4">
            <TextArea
              {...form.field('paste')}
              label={t('delivery.paste')}
              hint={t('delivery.pasteHint')}
              maxLength={20_000}
            />
            <TextField
              {...form.field('supplier')}
              label={t('delivery.supplier')}
              hint={t('delivery.supplierHint')}
              maxLength={120}
            />
            <TextField
              {...form.field('note')}
              label={t('delivery.note')}
              hint={t('delivery.noteHint')}
              maxLength={200}
            />
          </div>
        </Panel>
        <ButtonRow className="xl:col-span-2">
          <Button type="submit" pending={form.pending}>
            {t('delivery.submit')}
          </Button>
        </ButtonRow>
      </PageForm>
    </>
  );
}
