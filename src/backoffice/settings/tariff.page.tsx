import { data } from 'react-router';
import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { countryName } from '#modules/customers/web/index.ts';
import { type TariffPreviewShape, tariffPreviewShape } from '#modules/shipping/admin-contracts.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { shippingCalls } from '#services/admin/shipping.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { FormKey } from '../parts/form-key.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/tariff.page';
import { DecidedChanges } from './decided-changes.tsx';
import { t } from './settings-words.ts';
import { tariffIntents } from './tariff-intents.server.ts';
import { daysOf, freeFromOf } from './tariff-words.ts';

export const handle = { name: 'office-tariff', tracking: false } satisfies RouteHandle;

export async function loader({
  context,
  request,
  url,
  params: { code, country },
}: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members } = await shippingCalls(admin).methods();
  const method = members.find((one) => one.code === code);
  const zone = method?.zones.find((one) => one.country === country);
  if (!method || !zone) throw data(null, { status: 404 });
  return {
    code,
    name: method.name,
    zone,
    done: url.searchParams.get('fait'),
    formKey: newFormKey(),
  };
}

export async function action({ context, request, params: { code, country } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const next = officePaths.tariff(code, country);
  return answerIntent(tariffIntents, request, { admin, code, country, next });
}

export const meta = () => officeHead(t('tariff.title'));

/** An amount as a form value: `4,90`. */
const typed = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');

/** The tariff of a country: current, scheduled and past ones, and a form to change it (O-16). */
export default function OfficeTariffPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, zone, done, formKey } = loaderData;
  const mayChange = useMay('prices.manage');
  const form = { formKey, refused: actionData };
  return (
    <>
      <PageTitle
        lead={
          <Link to={officePaths.shipping()} className="link">
            {t('tariff.all')}
          </Link>
        }
      >
        {t('tariff.of', { name, country: countryName(zone.country) })}
      </PageTitle>
      {done && t.has(`tariff.done.${done}`) && (
        <Alert tone="success" className="mb-6">
          {t.translate(`tariff.done.${done}`)}
        </Alert>
      )}
      <Grid columns={2} className="items-start gap-6">
        {mayChange && <TariffForm zone={zone} {...form} />}
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Panel title={t('tariff.present')}>
            <p>
              {t('tariff.holds', {
                amount: money(zone.price),
                free: freeFromOf(zone),
                days: daysOf(zone),
                date: shortDate(zone.since),
              })}
            </p>
          </Panel>
          <DecidedChanges
            waiting={zone.waiting}
            past={zone.past}
            withdraw={
              mayChange
                ? {
                    name: 'withdrawTariff',
                    label: (date) => t('tariff.withdrawOf', { date }),
                    asks: t('tariff.withdrawAsks'),
                  }
                : null
            }
            nonePast={t('tariff.nonePast')}
            {...form}
          >
            {(tariff) =>
              t('tariff.amounts', {
                amount: money(tariff.price),
                free: freeFromOf(tariff),
                days: daysOf(tariff),
              })
            }
          </DecidedChanges>
        </div>
      </Grid>
    </>
  );
}

type Zone = Route.ComponentProps['loaderData']['zone'];

interface TariffFormProps {
  zone: Zone;
  formKey: string;
  refused: Route.ComponentProps['actionData'];
}

function TariffForm({ zone, formKey, refused }: TariffFormProps) {
  const form = useForm('decideTariff', refused, {
    values: {
      price: typed(zone.price),
      freeFrom: typed(zone.freeFrom),
      minDays: String(zone.minDays),
      maxDays: String(zone.maxDays),
    },
  });
  const values = refused?.form === 'decideTariff' ? refused.values : {};
  const preview = previewSeen(values.preview);
  const isRight = preview !== null && refused?.problems.length === 0;
  return (
    <Panel title={t('tariff.change')}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        {isRight && <input type="hidden" name="looked" value={values.looked ?? ''} />}
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField
            {...form.field('price')}
            label={t('tariff.price')}
            hint={t('tariff.priceHint')}
            inputMode="decimal"
            maxLength={12}
            required
          />
          <TextField
            {...form.field('freeFrom')}
            label={t('tariff.freeFrom')}
            hint={t('tariff.freeFromHint')}
            inputMode="decimal"
            maxLength={12}
          />
          <TextField
            {...form.field('minDays')}
            label={t('tariff.minDays')}
            hint={t('tariff.daysHint')}
            inputMode="numeric"
            maxLength={2}
            required
          />
          <TextField
            {...form.field('maxDays')}
            label={t('tariff.maxDays')}
            inputMode="numeric"
            maxLength={2}
            required
          />
          <TextField
            {...form.field('appliesOn')}
            label={t('tariff.appliesOn')}
            hint={t('tariff.appliesOnHint')}
            type="date"
            required
          />
        </div>
        {isRight && <Consequences preview={preview} />}
        <div className="flex flex-wrap gap-3">
          {isRight && (
            <Button type="submit" name="confirmed" value="1" pending={form.pending}>
              {t('tariff.confirm')}
            </Button>
          )}
          <Button type="submit" variant="secondary" pending={form.pending}>
            {t(isRight ? 'tariff.again' : 'tariff.look')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  );
}

/** The preview of the submitted input, embedded in the form; null for anything else. */
function previewSeen(text: string | undefined): TariffPreviewShape | null {
  if (!text) return null;
  const read = tariffPreviewShape.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}

function Consequences({ preview }: { preview: TariffPreviewShape }) {
  const { orders, present, wanted, deliveries, texts } = preview;
  return (
    <Alert tone="info" live title={t('tariff.would')}>
      <ListTable
        caption={t('tariff.weighed', { count: orders })}
        columns={[
          t('tariff.weighed', { count: orders }),
          { figures: t('tariff.paid') },
          { figures: t('tariff.money') },
        ]}
      >
        {(
          [
            ['present', present],
            ['wanted', wanted],
          ] as const
        ).map(([row, { paid, money: cents }]) => (
          <tr key={row}>
            <th scope="row" className="text-left font-normal">
              {t(`tariff.rows.${row}`)}
            </th>
            <td className="text-right tabular-nums">{paid}</td>
            <td className="text-right tabular-nums">{money(cents)}</td>
          </tr>
        ))}
      </ListTable>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        <li>{t('tariff.carts')}</li>
        <li>{t('tariff.deliveries', { count: deliveries })}</li>
        {texts.length > 0 && (
          <li>
            {t('tariff.texts')}
            <ul className="list-none">
              {texts.map(({ id, title }) => (
                <li key={id}>
                  <Link to={officePaths.content(id)} className="link">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </Alert>
  );
}
