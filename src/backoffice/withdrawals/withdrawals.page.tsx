import { shortDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { messageCalls } from '#services/admin/messages.ts';
import { Link } from '#ui/link.tsx';
import messages from '../messages/withdrawals.fr.json';
import { officeHead } from '../office-head.ts';
import { ListTable } from '../parts/list-table.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/withdrawals.page';

const t = words(messages);

export const handle = { name: 'office-withdrawals', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members, total } = await messageCalls(admin).withdrawals();
  return { due: members, total };
}

export const meta = () => officeHead(t('title'));

/** Those who changed their mind in time and wait for their money: it goes back on the order's page. */
export default function OfficeWithdrawalsPage({ loaderData }: Route.ComponentProps) {
  const { due, total } = loaderData;
  return (
    <>
      <PageTitle lead={t('lead', { count: total })}>{t('title')}</PageTitle>
      {due.length > 0 && (
        <ListTable
          caption={t('title')}
          columns={[
            t('columns.refundBy'),
            t('columns.order'),
            t('columns.name'),
            t('columns.items'),
            t('columns.declaredAt'),
          ]}
        >
          {due.map((one) => (
            <tr key={one.reference}>
              <th scope="row" className="whitespace-nowrap">
                {one.refundBy && shortDate(one.refundBy)}
              </th>
              <td>
                <Link to={officePaths.order(one.orderNumber)} className="link">
                  {one.orderNumber}
                </Link>
              </td>
              <td className="break-words">
                {one.name}
                <span className="block text-encre-2">{one.email}</span>
              </td>
              <td className="break-words">{one.items ?? t('whole')}</td>
              <td className="whitespace-nowrap">{shortDate(one.declaredAt)}</td>
            </tr>
          ))}
        </ListTable>
      )}
    </>
  );
}
