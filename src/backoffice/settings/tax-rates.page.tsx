import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { percent } from '#i18n/numbers.ts';
import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import {
  TAX_CATEGORIES,
  type TaxRatePreviewShape,
  type TaxRateShape,
  taxRatePreviewShape,
} from '#modules/catalog/admin-contracts.ts';
import { countryName } from '#modules/customers/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { taxRateCalls } from '#services/admin/tax-rates.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { FormKey } from '../parts/form-key.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/tax-rates.page';
import { SettingsTabs } from './settings-tabs.tsx';
import { t } from './settings-words.ts';
import { taxRateIntents } from './tax-rate-intents.server.ts';

export const handle = { name: 'office-tax-rates', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const done = readQuery(request).oneOf('fait', ['decide', 'retire'] as const);
  return { rates: await taxRateCalls(admin).list(), done, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(taxRateIntents, request, { admin, next: officePaths.taxRates() });
}

export const meta = () => officeHead(t('vat.title'));

/** Hundredths of a percent as `5,5 %`. */
const rateOf = (rate: number) => percent(rate / 100);

/** VAT rates by country: current, scheduled and past ones, and a form to change one (O-16). */
export default function TaxRatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rates, done, formKey } = loaderData;
  const mayChange = useMay('finance.manage');
  const form = { formKey, refused: actionData };
  return (
    <>
      <PageTitle lead={t('vat.lead')}>{t('vat.title')}</PageTitle>
      <SettingsTabs />
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t(`vat.done.${done}`)}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title={t('vat.all')}>
          <ListTable
            caption={t('vat.all')}
            columns={[
              t('vat.columns.country'),
              t('vat.columns.goods'),
              { figures: t('vat.columns.rate') },
              t('vat.columns.since'),
              t('vat.columns.source'),
              t('vat.columns.next'),
            ]}
          >
            {rates.map((rate) => (
              <RateRow key={rate['@id']} rate={rate} mayChange={mayChange} {...form} />
            ))}
          </ListTable>
        </Panel>
        {mayChange && <RateForm {...form} />}
        <PastPanel rates={rates} />
      </div>
    </>
  );
}

interface FormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

function RateRow({
  rate,
  mayChange,
  formKey,
  refused,
}: FormProps & { rate: TaxRateShape; mayChange: boolean }) {
  const { country, category, since, source, toConfirm, waiting } = rate;
  const goods = t(`vat.goods.${category}`);
  return (
    <tr>
      <th scope="row" className="text-left font-normal">
        {countryName(country)}
      </th>
      <td>{goods}</td>
      <td className="text-right tabular-nums">{rateOf(rate.rate)}</td>
      <td className="whitespace-nowrap">{shortDate(since)}</td>
      <td>
        {source}
        {toConfirm && <strong className="block text-small">{t('vat.toConfirm')}</strong>}
      </td>
      <td>
        {waiting.map((next) => (
          <div key={next.id} className="mb-2">
            <strong>
              {t('vat.from', { rate: rateOf(next.rate), date: shortDate(next.appliesOn) })}
            </strong>
            {next.by && (
              <span className="block text-small text-encre-2">
                {t('vat.by', { name: next.by, source: next.source })}
              </span>
            )}
            {mayChange && (
              <ActionForm
                name="withdrawTaxRate"
                id={next.id}
                submit={t('vat.withdraw')}
                label={t('vat.withdrawOf', {
                  goods,
                  country: countryName(country),
                  date: shortDate(next.appliesOn),
                })}
                asks={t('vat.withdrawAsks')}
                formKey={formKey}
                refused={refused}
              />
            )}
          </div>
        ))}
      </td>
    </tr>
  );
}

function RateForm({ formKey, refused }: FormProps) {
  const form = useForm('decideTaxRate', refused);
  const values = refused?.form === 'decideTaxRate' ? refused.values : {};
  const preview = previewSeen(values.preview);
  const isRight = preview !== null && refused?.problems.length === 0;
  return (
    <Panel title={t('vat.change')}>
      <PageForm form={form} className="grid max-w-[52rem] gap-4">
        <FormKey value={formKey} />
        {isRight && <input type="hidden" name="looked" value={values.looked ?? ''} />}
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Select
            {...form.field('country')}
            label={t('vat.country')}
            options={DELIVERY_COUNTRIES.map((value) => ({ value, label: countryName(value) }))}
            required
          />
          <Select
            {...form.field('category')}
            label={t('vat.category')}
            options={TAX_CATEGORIES.map((value) => ({ value, label: t(`vat.goods.${value}`) }))}
            required
          />
          <TextField
            {...form.field('rate')}
            label={t('vat.rate')}
            hint={t('vat.rateHint')}
            inputMode="decimal"
            maxLength={5}
            required
          />
          <TextField
            {...form.field('appliesOn')}
            label={t('vat.appliesOn')}
            hint={t('vat.appliesOnHint')}
            type="date"
            required
          />
          <TextField
            {...form.field('source')}
            label={t('vat.source')}
            hint={t('vat.sourceHint')}
            maxLength={200}
            required
            className="md:col-span-2"
          />
        </div>
        {isRight && <Consequences preview={preview} />}
        <div className="flex flex-wrap gap-3">
          {isRight && (
            <Button type="submit" name="confirmed" value="1" pending={form.pending}>
              {t('vat.confirm')}
            </Button>
          )}
          <Button type="submit" variant="secondary" pending={form.pending}>
            {t(isRight ? 'vat.again' : 'vat.look')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  );
}

/** The preview of the submitted input, embedded in the form; null for anything else. */
function previewSeen(text: string | undefined): TaxRatePreviewShape | null {
  if (!text) return null;
  const read = taxRatePreviewShape.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}

function Consequences({ preview }: { preview: TaxRatePreviewShape }) {
  const { before, after, orders, money: cents, deliveries } = preview;
  return (
    <Alert tone="info" live title={t('vat.would')}>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{t('vat.becomes', { before: rateOf(before), after: rateOf(after) })}</li>
        <li>{t('vat.orders', { count: orders, money: money(cents) })}</li>
        <li>{t('vat.deliveries', { count: deliveries })}</li>
      </ul>
    </Alert>
  );
}

/** Current and past rates, with who decided them. */
function PastPanel({ rates }: { rates: readonly TaxRateShape[] }) {
  return (
    <Panel title={t('vat.past')}>
      <ul className="grid gap-3">
        {rates.flatMap(({ country, category, past }) =>
          past.map(({ id, rate, appliesOn, source, by }) => (
            <li key={id}>
              <strong className="block">
                {t('vat.of', { country: countryName(country), goods: t(`vat.goods.${category}`) })}
              </strong>
              {t('vat.from', { rate: rateOf(rate), date: shortDate(appliesOn) })}
              <span className="block text-small text-encre-2">
                {by === null ? t('vat.shipped', { source }) : t('vat.by', { name: by, source })}
              </span>
            </li>
          )),
        )}
      </ul>
    </Panel>
  );
}
