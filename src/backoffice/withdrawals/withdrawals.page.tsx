import type { RouteHandle } from '#pages/route-handle.ts';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { servedLists } from '../list/served-lists.server.ts';
import { officeHead } from '../office-head.ts';
import type { Route } from './+types/withdrawals.page';
import { t, withdrawalsOffice } from './withdrawals-list.tsx';

export const handle = { name: 'office-withdrawals', tracking: false } satisfies RouteHandle;

export const loader = (args: Route.LoaderArgs) => loadList(args, servedLists.withdrawals);

export const action = (args: Route.ActionArgs) => answerList(args, servedLists.withdrawals);

export const meta = () => officeHead(t('title'));

/** Those who changed their mind in time and wait for their money: it goes back on the order's page. */
export default function OfficeWithdrawalsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfficeList
      office={withdrawalsOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t('lead', { count: loaderData.total })}
      none={t('none')}
      isWhole
    />
  );
}
