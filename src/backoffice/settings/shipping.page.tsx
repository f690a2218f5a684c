import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { countryName } from '#modules/customers/web/index.ts';
import type { TeamMethodShape } from '#modules/shipping/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { shippingCalls } from '#services/admin/shipping.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ListTable } from '../parts/list-table.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/shipping.page';
import { SettingsTabs } from './settings-tabs.tsx';
import { t } from './settings-words.ts';
import { daysOf, freeFromOf } from './tariff-words.ts';

export const handle = { name: 'office-shipping', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members } = await shippingCalls(admin).methods();
  return { methods: members };
}

export const meta = () => officeHead(t('shipping.title'));

/** Delivery prices and times by method and country (O-16). */
export default function OfficeShippingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle lead={t('shipping.lead')}>{t('shipping.title')}</PageTitle>
      <SettingsTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {loaderData.methods.map((method) => (
          <MethodPanel key={method.code} method={method} />
        ))}
      </div>
    </>
  );
}

function MethodPanel({ method }: { method: TeamMethodShape }) {
  const { code, name, carrier, enabled, maxParcelGrams, maxParcels, zones } = method;
  return (
    <Panel title={name} aside={!enabled && <Badge>{t('shipping.off')}</Badge>}>
      <p className="mb-3 text-small text-encre-2">
        {t('shipping.limits', { carrier, kilos: maxParcelGrams / 1000, parcels: maxParcels })}
      </p>
      <ListTable
        caption={name}
        asCards
        columns={[
          t('shipping.country'),
          { figures: t('shipping.price') },
          { figures: t('shipping.freeFrom') },
          t('shipping.days'),
          t('shipping.since'),
          t('shipping.next'),
          t('shipping.act'),
        ]}
      >
        {zones.map((zone) => (
          <tr key={zone.country}>
            <th scope="row" className="text-left font-normal">
              {countryName(zone.country)}
            </th>
            <td data-label={t('shipping.price')} className="text-right tabular-nums">
              {money(zone.price)}
            </td>
            <td data-label={t('shipping.freeFrom')} className="text-right tabular-nums">
              {freeFromOf(zone)}
            </td>
            <td data-label={t('shipping.days')} className="whitespace-nowrap">
              {daysOf(zone)}
            </td>
            <td data-label={t('shipping.since')} className="whitespace-nowrap">
              {shortDate(zone.since)}
            </td>
            <td data-label={t('shipping.next')}>
              {zone.waiting.length > 0 && (
                <span>
                  {zone.waiting.map((tariff) => (
                    <span key={tariff.id} className="block whitespace-nowrap">
                      {t('shipping.from', {
                        amount: money(tariff.price),
                        date: shortDate(tariff.appliesOn),
                      })}
                    </span>
                  ))}
                </span>
              )}
            </td>
            <td>
              <Link
                to={officePaths.tariff(code, zone.country)}
                className="link whitespace-nowrap"
                aria-label={t('shipping.openOf', { name, country: countryName(zone.country) })}
              >
                {t('shipping.open')}
              </Link>
            </td>
          </tr>
        ))}
      </ListTable>
    </Panel>
  );
}
