import type { RouteHandle } from '#pages/route-handle.ts';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { servedLists } from '../list/served-lists.server.ts';
import { officeHead } from '../office-head.ts';
import type { Route } from './+types/customers.page';
import { CustomerTabs } from './customer-tabs.tsx';
import { customersOffice } from './customers-list.tsx';
import { t } from './customers-words.ts';

export const handle = { name: 'office-customers', tracking: false } satisfies RouteHandle;

export const loader = (args: Route.LoaderArgs) => loadList(args, servedLists.customers);

export const action = (args: Route.ActionArgs) => answerList(args, servedLists.customers);

export const meta = () => officeHead(t('title'));

/** Everybody with an account. */
export default function OfficeCustomersPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfficeList
      office={customersOffice}
      loaded={loaderData}
      answer={actionData}
      lead={t('lead', { count: loaderData.total })}
      aside={<CustomerTabs />}
      none={loaderData.shown.choice.search ? t('none') : undefined}
    />
  );
}
