import { shortDate } from '#i18n/dates.ts';
import type { TeamCustomerRowShape } from '#modules/customers/admin-contracts.ts';
import { customerList } from '#modules/customers/rules/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { customerReads } from '#services/admin/customers.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { type ListColumn, OfficeList } from '../parts/office-list.tsx';
import { listRequest, readList } from '../parts/read-list.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/customers.page';
import { CustomerTabs } from './customer-tabs.tsx';
import { t } from './customers-words.ts';

export const handle = { name: 'office-customers', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const shown = readList(request, customerList);
  const { members, total } = await customerReads(admin).list(listRequest(shown));
  return { customers: members, total, shown };
}

export const meta = () => officeHead(t('title'));

const COLUMNS: readonly ListColumn<TeamCustomerRowShape>[] = [
  {
    name: 'name',
    sort: 'name',
    isHeading: true,
    cell: (row) => (
      <>
        <Link to={officePaths.customer(row.id)} className="link">
          {row.name}
        </Link>
        {!row.erased && (
          <span className="block font-normal break-all text-encre-2">{row.email}</span>
        )}
      </>
    ),
  },
  {
    name: 'phone',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ phoneNumber }) => phoneNumber,
  },
  {
    name: 'since',
    sort: 'since',
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => shortDate(createdAt),
  },
  { name: 'channel', cell: ({ channel }) => channel.slice(0, 2) },
  {
    name: 'standing',
    cell: (row) => (
      <span className="flex flex-wrap gap-1">
        <Standing row={row} />
      </span>
    ),
  },
];

/** Everybody with an account. */
export default function OfficeCustomersPage({ loaderData }: Route.ComponentProps) {
  const { customers, total, shown } = loaderData;
  return (
    <OfficeList
      list={customerList}
      shown={shown}
      rows={customers}
      total={total}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      to={officePaths.customers}
      t={t}
      lead={t('lead', { count: total })}
      aside={<CustomerTabs />}
      none={shown.choice.search ? t('none') : undefined}
    />
  );
}

function Standing({ row }: { row: TeamCustomerRowShape }) {
  if (row.erased) return <Badge>{t('standing.erased')}</Badge>;
  return (
    <>
      {row.subscriber && <Badge variant="green">{t('standing.subscriber')}</Badge>}
      {row.newCustomer && <Badge variant="butter">{t('standing.new')}</Badge>}
      {!row.verified && <Badge>{t('standing.unverified')}</Badge>}
    </>
  );
}
