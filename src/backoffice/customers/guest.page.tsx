import { shortDate } from '#i18n/dates.ts';
import type { GuestShape } from '#modules/people/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { peopleCalls } from '#services/admin/people.ts';
import { Badge } from '#ui/badge.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { officeHead } from '../office-head.ts';
import { Facts } from '../parts/facts.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/guest.page';
import { t } from './customers-words.ts';
import { TimelinePanel } from './timeline-panel.tsx';

export const handle = { name: 'office-guest', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { key } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page } = readQuery(request);
  const [guest, events] = await Promise.all([
    peopleCalls(admin).guest(key),
    peopleCalls(admin).guestEvents(key, page),
  ]);
  return { guest, events: { ...events, page } };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.guest.name ?? t('guest.title'));

/** Somebody who ordered or wrote without an account. */
export default function OfficeGuestPage({ loaderData }: Route.ComponentProps) {
  const { guest, events } = loaderData;
  return (
    <>
      <PageTitle
        lead={guest.lastAt && t('guest.lead', { date: shortDate(guest.lastAt) })}
        aside={<Badge>{t('guest.title')}</Badge>}
      >
        {guest.name}
      </PageTitle>
      <Grid columns="aside" className="items-start gap-6">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Panel
            title={t('orders.title')}
            aside={
              guest.count > 0 && (
                <Link to={officePaths.orders({ search: guest.email })} className="link text-small">
                  {t('orders.all')}
                </Link>
              )
            }
          >
            {guest.count === 0 ? (
              <p className="text-small text-encre-2">{t('guest.noOrder')}</p>
            ) : (
              <p>
                <Price cents={guest.spent} size="regular" />{' '}
                <span className="text-small text-encre-2">
                  {t('orders.spent', { count: guest.count })}
                </span>
              </p>
            )}
          </Panel>
          <TimelinePanel
            {...events}
            customer={null}
            to={(page) => officePaths.guest(guest.key, page)}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Panel title={t('identity.title')}>
            <Facts
              facts={[
                [t('fields.email'), guest.email],
                [
                  t('guest.account'),
                  guest.customerId ? (
                    <Link
                      key="account"
                      to={officePaths.customer(guest.customerId)}
                      className="link"
                    >
                      {t('guest.sameMailbox')}
                    </Link>
                  ) : (
                    t('guest.noAccount')
                  ),
                ],
              ]}
            />
          </Panel>
          <AddressesPanel addresses={guest.addresses} />
        </div>
      </Grid>
    </>
  );
}

function AddressesPanel({ addresses }: Pick<GuestShape, 'addresses'>) {
  return (
    <Panel title={t('addresses.title')}>
      {addresses.length === 0 && <p className="text-small text-encre-2">{t('addresses.none')}</p>}
      <ul className="grid gap-4 text-small">
        {addresses.map((address) => (
          <li key={JSON.stringify(address)}>
            <strong className="block">
              {address.firstName} {address.lastName}
            </strong>
            {address.company && <span className="block">{address.company}</span>}
            <span className="block">
              {[address.street, address.street2].filter(Boolean).join(', ')}
            </span>
            <span className="block">
              {address.postcode} {address.city} ({address.countryCode})
            </span>
            {address.phoneNumber && (
              <span className="block tabular-nums">{address.phoneNumber}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
