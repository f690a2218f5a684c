import { shortDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import { listDueWithdrawals } from '#modules/withdrawals/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Link } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { officeList } from '../list/define-list.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import messages from '../messages/withdrawals.fr.json';
import { officeHead } from '../office-head.ts';
import { officePaths } from '../paths.ts';
import type { Route } from './+types/withdrawals-list.page';

const t = words(messages);

/** Withdrawals that await their refund. */
export const withdrawalsOffice = officeList<typeof listDueWithdrawals>({
  id: 'withdrawals',
  rowKey: ({ reference }) => reference,
  t,
  columns: {
    refundBy: {
      isHeading: true,
      className: 'whitespace-nowrap',
      text: ({ refundBy }) => refundBy && shortDate(refundBy),
    },
    order: {
      text: ({ orderNumber }) => orderNumber,
      cell: ({ orderNumber }) => (
        <Link to={officePaths.order(orderNumber)} className="link tabular-nums">
          {orderNumber}
        </Link>
      ),
    },
    name: { className: 'break-words', text: ({ name }) => name },
    email: { className: 'break-all', text: ({ email }) => email },
    items: { className: 'break-words', text: ({ items }) => items ?? t('whole') },
    declaredAt: {
      className: 'whitespace-nowrap',
      text: ({ declaredAt }) => shortDate(declaredAt),
    },
    reference: { className: 'whitespace-nowrap', text: ({ reference }) => reference },
  },
});

export const handle = { name: 'office-withdrawals', tracking: false } satisfies RouteHandle;

const served = serveList(withdrawalsOffice, listDueWithdrawals);

export const loader = (args: Route.LoaderArgs) => loadList(args, served);

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

/** Withdrawals that await their refund, which is made on the order's page. */
export default function OfficeWithdrawalsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfficeList
      office={withdrawalsOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t('lead', { count: loaderData.total })}
      none={t('none')}
    />
  );
}
