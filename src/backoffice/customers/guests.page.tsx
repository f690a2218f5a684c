import { listGuests } from '#modules/people/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import type { Route } from './+types/guests.page';
import { CustomerTabs } from './customer-tabs.tsx';
import { guestsOffice } from './guests-list.tsx';
import { t } from './guests-words.ts';

export const handle = { name: 'office-guests', tracking: false } satisfies RouteHandle;

const served = serveList(guestsOffice, listGuests);

export const loader = (args: Route.LoaderArgs) => loadList(args, served);

export const action = (args: Route.ActionArgs) => answerList(args, served);

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
      none={loaderData.shown.choice.search ? undefined : t('none')}
    />
  );
}
