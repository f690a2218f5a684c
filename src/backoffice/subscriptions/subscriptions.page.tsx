import { shortDate } from '#i18n/dates.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { subscriptionList } from '#modules/subscriptions/rules/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamSubscriptionCalls } from '#services/admin/subscriptions.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { officeHead } from '../office-head.ts';
import { type ListColumn, OfficeList } from '../parts/office-list.tsx';
import { listRequest, readList } from '../parts/read-list.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/subscriptions.page';
import { Standing } from './standing.tsx';
import { t } from './subscriptions-words.ts';

export const handle = { name: 'office-subscriptions', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const shown = readList(request, subscriptionList);
  const { members, total } = await teamSubscriptionCalls(admin).list(listRequest(shown));
  return { subscriptions: members, total, shown };
}

export const meta = () => officeHead(t('title'));

type Subscription = Route.ComponentProps['loaderData']['subscriptions'][number];

const COLUMNS: readonly ListColumn<Subscription>[] = [
  {
    name: 'code',
    sort: 'code',
    isHeading: true,
    className: 'whitespace-nowrap',
    cell: ({ code }) => (
      <Link to={officePaths.subscription(code)} className="link tabular-nums">
        {code}
      </Link>
    ),
  },
  {
    name: 'customer',
    cell: ({ name, email }) => (
      <>
        {name}
        <span className="block text-encre-2">{email}</span>
      </>
    ),
  },
  { name: 'status', cell: (one) => <Standing {...one} /> },
  {
    name: 'next',
    sort: 'next',
    className: 'whitespace-nowrap',
    cell: ({ nextShippingDate, status }) =>
      nextShippingDate && status !== 'paused' && shortDate(nextShippingDate),
  },
  {
    name: 'total',
    isFigures: true,
    className: 'whitespace-nowrap',
    cell: ({ total }) => total !== null && <Price cents={total} />,
  },
  {
    name: 'rhythm',
    className: 'whitespace-nowrap',
    cell: ({ frequency }) => frequencyLabel(frequency),
  },
  {
    name: 'done',
    sort: 'deliveriesDone',
    isFigures: true,
    cell: ({ deliveriesDone }) => deliveriesDone,
  },
  { name: 'channel', cell: ({ channel }) => channel.slice(0, 2) },
];

export default function OfficeSubscriptionsPage({ loaderData }: Route.ComponentProps) {
  const { subscriptions, total, shown } = loaderData;
  return (
    <OfficeList
      list={subscriptionList}
      shown={shown}
      rows={subscriptions}
      total={total}
      rowKey={({ code }) => code}
      columns={COLUMNS}
      to={officePaths.subscriptions}
      t={t}
      lead={t('lead', { count: total })}
      aside={
        <nav aria-label={t('title')} className="flex flex-wrap gap-x-5 text-small">
          {(['renewals', 'changes', 'terminations'] as const).map((name) => (
            <Link
              key={name}
              to={officePaths[name]()}
              className="link inline-flex min-h-11 items-center"
            >
              {t(name)}
            </Link>
          ))}
        </nav>
      }
    />
  );
}
