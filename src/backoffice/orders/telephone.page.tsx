import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { money as euros } from '#i18n/money.ts';
import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { SITES } from '#kit/sites.ts';
import type { TelephoneQuoteShape } from '#modules/checkout/admin-contracts.ts';
import { AddressFields, countryName } from '#modules/customers/web/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { customerReads } from '#services/admin/customers.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/telephone.page';
import { AddedArticle, LineQuantities } from './article-fields.tsx';
import { t } from './orders-words.ts';
import { telephoneIntents } from './telephone-intents.server.ts';
import { telephoneQuoteSeen } from './telephone-lines.ts';

export const handle = { name: 'office-telephone', tracking: false } satisfies RouteHandle;

/** `client` in the address is the customer's id. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const id = url.searchParams.get('client');
  const customer = id ? await customerReads(admin).read(id) : null;
  return { customer, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(telephoneIntents, request, { admin, next: officePaths.telephoneOrder() });
}

export const meta = () => officeHead(t('telephone.title'));

const countries = DELIVERY_COUNTRIES.map((code) => ({ code, name: countryName(code) }));

/** Takes a telephone order; the customer accepts and pays it themselves (W-14). */
export default function OfficeTelephonePage({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, formKey } = loaderData;
  const isAnswered = actionData?.form === 'takeOrder';
  const address = customer?.addresses[0];
  const texts = Object.entries(address ?? {}).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const form = useForm('takeOrder', actionData, {
    words: 'address',
    values: { ...Object.fromEntries(texts), email: customer?.email },
  });
  const quote = isAnswered ? telephoneQuoteSeen(actionData.values.seen) : null;
  const isRight = quote !== null && actionData?.problems.length === 0;
  const isSame = isRight && Object.keys(actionData.fields).length === 0;
  return (
    <>
      <PageTitle lead={t('telephone.lead')}>{t('telephone.title')}</PageTitle>
      <PageForm form={form} className="grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-6">
        <FormKey value={formKey} />
        {isAnswered && <input type="hidden" name="seen" value={actionData.values.seen ?? ''} />}
        <Panel title={t('telephone.who')}>
          <div className="grid items-start gap-4 md:grid-cols-2">
            {customer ? (
              <p>
                <input type="hidden" name="customer" value={customer.id} />
                <strong>{customer.name}</strong>
                <span className="block break-words text-encre-2">{customer.email}</span>
              </p>
            ) : (
              <TextField
                {...form.field('email')}
                label={t('telephone.email')}
                hint={t('telephone.emailHint')}
                type="email"
                maxLength={255}
                required
              />
            )}
            <Select
              {...form.field('channel')}
              label={t('fields.channel')}
              options={SITES.map((value) => ({ value, label: t(`options.channel.${value}`) }))}
            />
          </div>
        </Panel>
        <Panel title={t('telephone.articles')}>
          <div key={isAnswered ? actionData.submission : 'first'} className="grid gap-4">
            {quote && (
              <LineQuantities
                form={form}
                lines={quote.lines.map(({ code, name, quantity }) => ({
                  key: code,
                  name,
                  quantity,
                }))}
              />
            )}
            <AddedArticle
              form={form}
              label={t(quote ? 'telephone.another' : 'lines.added')}
              required={!quote}
            />
            <div className="grid items-start gap-4 md:grid-cols-2">
              <TextField
                {...form.field('couponCode')}
                label={t('telephone.coupon')}
                maxLength={60}
                optional
              />
              {quote && (
                <Select
                  {...form.field('shippingMethod')}
                  defaultValue={quote.method}
                  label={t('telephone.method')}
                  options={quote.methods.map(({ code, name }) => ({ value: code, label: name }))}
                />
              )}
            </div>
          </div>
        </Panel>
        <Panel title={t('telephone.where')}>
          <AddressFields form={form} section="home" countries={countries} />
        </Panel>
        {quote && isSame && <Quoted quote={quote} />}
        <ButtonRow>
          {quote && isSame && (
            <Button type="submit" name="confirmed" value="1" pending={form.pending}>
              {t('telephone.confirm', { amount: euros(quote.total) })}
            </Button>
          )}
          <Button type="submit" variant="secondary" pending={form.pending}>
            {t(quote && isSame ? 'lines.again' : 'telephone.preview')}
          </Button>
        </ButtonRow>
      </PageForm>
    </>
  );
}

/** Total and next steps, to be read to the customer. */
function Quoted({ quote }: { quote: TelephoneQuoteShape }) {
  const { lines, gifts, items, promotions, delivery, total, taxes, email, payUntil } = quote;
  const sums: [string, number][] = [
    [t('lines.items'), items],
    ...promotions.map(({ name, amount }): [string, number] => [name, amount]),
    [t('lines.delivery'), delivery],
    ...taxes.map(({ rate, vat }): [string, number] => [
      t('lines.vat', { rate: rate.toLocaleString('fr-FR') }),
      vat,
    ]),
  ];
  return (
    <Alert tone="info" live title={t('telephone.quoted')}>
      <ListTable
        caption={t('telephone.quoted')}
        columns={[t('lines.article'), { figures: t('telephone.amount') }]}
      >
        {lines.map((line) => (
          <tr key={line.code}>
            <td>
              {line.quantity} × {line.name}
            </td>
            <td className="text-right tabular-nums">{euros(line.total)}</td>
          </tr>
        ))}
        {gifts.map((gift) => (
          <tr key={gift}>
            <td>{gift}</td>
            <td className="text-right">{t('telephone.gift')}</td>
          </tr>
        ))}
        {sums.map(([name, amount]) => (
          <tr key={name}>
            <td className="text-encre-2">{name}</td>
            <td className="text-right tabular-nums">{euros(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="text-left">
            {t('lines.total')}
          </th>
          <td className="text-right font-bold tabular-nums">{euros(total)}</td>
        </tr>
      </ListTable>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        <li>{t('telephone.mail', { email })}</li>
        <li>{t('telephone.until', { date: fullDate(payUntil), time: timeOfDay(payUntil) })}</li>
        <li>{t('telephone.card')}</li>
      </ul>
    </Alert>
  );
}
