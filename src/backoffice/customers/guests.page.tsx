import type { RouteHandle } from '#pages/route-handle.ts';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { servedLists } from '../list/served-lists.server.ts';
import { officeHead } from '../office-head.ts';
import type { Route } from './+types/guests.page';
import { CustomerTabs } from './customer-tabs.tsx';
import { guestsOffice } from './guests-list.tsx';
import { t } from './guests-words.ts';

export const handle = { name: 'office-guests', tracking: false } satisfies RouteHandle;

export const loader = (args: Route.LoaderArgs) => loadList(args, servedLists.guests);

export const action = (args: Route.ActionArgs) => answerList(args, servedLists.guests);

export const meta = () => officeHead(t('title'));

/** Everybody who ordered or wrote without an account. */
export default function OfficeGuestsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfficeList
      office={guestsOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t('lead', { count: loaderData.total })}
      aside={<CustomerTabs />}
    />
  );
}
