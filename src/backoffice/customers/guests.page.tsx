import { shortDate } from '#i18n/dates.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { peopleCalls } from '#services/admin/people.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { SearchField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/guests.page';
import { CustomerTabs } from './customer-tabs.tsx';
import { t } from './customers-words.ts';

export const handle = { name: 'office-guests', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text } = readQuery(request);
  const search = text('recherche');
  const { members, total } = await peopleCalls(admin).guests({ search, page: String(page) });
  return { guests: members, total, search, page };
}

export const meta = () => officeHead(t('guests.title'));

/** Everybody who ordered or wrote without an account. */
export default function OfficeGuestsPage({ loaderData }: Route.ComponentProps) {
  const { guests, total, search, page } = loaderData;
  return (
    <ListPage
      title={t('guests.title')}
      lead={t('guests.lead', { count: total })}
      aside={<CustomerTabs />}
      to={(shown: { search?: string | undefined; page?: number }) => officePaths.guests(shown)}
      filter={{ search }}
      page={page}
      total={total}
      none={search ? t('guests.none') : null}
      fields={
        <SearchField
          label={t('fields.search')}
          hint={t('placeholders.search')}
          value={search}
          maxLength={200}
        />
      }
    >
      <ListTable
        caption={t('guests.title')}
        columns={[
          t('columns.name'),
          { figures: t('guests.orders') },
          { figures: t('guests.messages') },
          t('guests.last'),
        ]}
      >
        {guests.map((guest) => (
          <tr key={guest.key}>
            <th scope="row">
              <Link to={officePaths.guest(guest.key)} className="link">
                {guest.name}
              </Link>
              <span className="block font-normal break-all text-encre-2">{guest.email}</span>
            </th>
            <td className="text-right tabular-nums">{guest.orders}</td>
            <td className="text-right tabular-nums">{guest.messages}</td>
            <td className="whitespace-nowrap">{guest.lastAt && shortDate(guest.lastAt)}</td>
          </tr>
        ))}
      </ListTable>
    </ListPage>
  );
}
