import { listCustomers } from '#modules/customers/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { segmentCalls } from '#services/admin/segments.ts';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/customers.page';
import { CustomerTabs } from './customer-tabs.tsx';
import { customersOffice } from './customers-list.tsx';
import { t } from './customers-words.ts';

export const handle = { name: 'office-customers', tracking: false } satisfies RouteHandle;

const served = serveList(customersOffice, listCustomers);

export async function loader(args: Route.LoaderArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const [list, segments] = await Promise.all([loadList(args, served), segmentCalls(admin).names()]);
  return { list, segments };
}

export const action = (args: Route.ActionArgs) => answerList(args, served);

export const meta = () => officeHead(t('title'));

/** All customers with an account. */
export default function OfficeCustomersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, segments } = loaderData;
  return (
    <OfficeList
      office={customersOffice}
      loaded={list}
      answer={actionData}
      lead={t('lead', { count: list.total })}
      aside={<CustomerTabs />}
      offers={{ segment: segments.map(({ id, name }) => ({ value: String(id), label: name })) }}
      none={list.shown.choice.search ? t('none') : undefined}
    />
  );
}
