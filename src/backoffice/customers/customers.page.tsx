import { shortDate } from '#i18n/dates.ts';
import type { TeamCustomerRowShape } from '#modules/customers/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { customerReads } from '#services/admin/customers.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { SearchField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/customers.page';
import { t } from './customers-words.ts';

export const handle = { name: 'office-customers', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text } = readQuery(request);
  const search = text('recherche');
  const { members, total } = await customerReads(admin).list({ page: String(page), search });
  return { customers: members, total, page, search };
}

export const meta = () => officeHead(t('title'));

/** Everybody with an account. */
export default function OfficeCustomersPage({ loaderData }: Route.ComponentProps) {
  const { customers, total, page, search } = loaderData;
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { count: total })}
      to={officePaths.customers}
      filter={{ search }}
      page={page}
      total={total}
      fields={
        <SearchField
          label={t('fields.search')}
          hint={t('fields.searchHint')}
          value={search}
          className="w-full md:w-96"
        />
      }
    >
      <CustomersTable rows={customers} />
    </ListPage>
  );
}

function CustomersTable({ rows }: { rows: readonly TeamCustomerRowShape[] }) {
  return (
    <ListTable
      caption={t('title')}
      columns={[
        t('columns.name'),
        t('columns.phone'),
        t('columns.since'),
        t('columns.channel'),
        t('columns.standing'),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <Link to={officePaths.customer(row.id)} className="link">
              {row.name}
            </Link>
            {!row.erased && (
              <span className="block font-normal break-all text-encre-2">{row.email}</span>
            )}
          </th>
          <td className="whitespace-nowrap tabular-nums">{row.phoneNumber}</td>
          <td className="whitespace-nowrap">{shortDate(row.createdAt)}</td>
          <td>{row.channel.slice(0, 2)}</td>
          <td>
            <span className="flex flex-wrap gap-1">
              <Standing row={row} />
            </span>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function Standing({ row }: { row: TeamCustomerRowShape }) {
  if (row.erased) return <Badge>{t('standing.erased')}</Badge>;
  return (
    <>
      {row.subscriber && <Badge look="green">{t('standing.subscriber')}</Badge>}
      {row.newCustomer && <Badge look="butter">{t('standing.new')}</Badge>}
      {!row.verified && <Badge>{t('standing.unverified')}</Badge>}
    </>
  );
}
