import type { OperationsShape } from '#modules/staff/contracts.ts';
import type { Permission } from '#modules/staff/rules/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamStockCalls } from '#services/admin/catalogue.ts';
import { financeCalls } from '#services/admin/finance.ts';
import { giftCalls } from '#services/admin/gifts.ts';
import { messageCalls } from '#services/admin/messages.ts';
import { operationsCalls } from '#services/admin/operations.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { purchasingCalls } from '#services/admin/purchasing.ts';
import { renewalCalls } from '#services/admin/renewals.ts';
import { teamReviewCalls } from '#services/admin/reviews.ts';
import { mailTextCalls } from '#services/admin/settings.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { teamSubscriptionCalls } from '#services/admin/subscriptions.ts';
import { Grid } from '#ui/layout.tsx';
import { officeHead } from '../office-head.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/home.page';
import { askSide } from './ask-side.server.ts';
import { t } from './home-words.ts';
import { readLastYear } from './last-year.server.ts';
import { RevenuePanel } from './revenue-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

export const handle = { name: 'office-home', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { name, permissions } = await staffCalls(admin).me();
  const count = (permission: Permission, list: () => Promise<{ total: number }>) =>
    askSide(permissions, permission, async () => (await list()).total);
  const one = { itemsPerPage: '1' };
  const today = askSide(permissions, 'orders.read', () => teamOrderCalls(admin).today());
  const [
    orders,
    lastYear,
    reorders,
    purchases,
    troubled,
    refused,
    reviews,
    findings,
    messages,
    gifts,
    mailTexts,
    unanswered,
    stuck,
  ] = await Promise.all([
    today,
    askSide(permissions, 'finance.read', async () => {
      const side = await today;
      return side && 'value' in side ? readLastYear(admin, side.value) : null;
    }),
    count('catalogue.read', () => teamStockCalls(admin).reorders(one)),
    count('stock.manage', () => purchasingCalls(admin).purchases({ ...one, state: 'late' })),
    count('subscriptions.read', () =>
      teamSubscriptionCalls(admin).list({ ...one, standing: 'troubled' }),
    ),
    count('subscriptions.read', async () => ({
      total: (await renewalCalls(admin).figures()).failedToday,
    })),
    count('customers.read', () => teamReviewCalls(admin).list({ ...one, status: 'new' })),
    count('finance.read', () => financeCalls(admin).findings()),
    count('customers.read', () => messageCalls(admin).list(one)),
    count('orders.refund', () => giftCalls(admin).list({ ...one, state: 'waiting' })),
    count('operations.read', async () => ({
      total: (await mailTextCalls(admin).list()).members.filter(({ parts }) =>
        parts.some(({ isUnused }) => isUnused),
      ).length,
    })),
    askSide(permissions, 'customers.read', () => messageCalls(admin).figures()),
    askSide(permissions, 'operations.read', async () =>
      stuckIn(await operationsCalls(admin).machinery()),
    ),
  ]);
  return {
    name,
    orders,
    lastYear,
    counts: {
      reorders,
      purchases,
      troubled,
      refused,
      reviews,
      findings,
      messages,
      gifts,
      mailTexts,
    },
    unanswered,
    stuck,
  };
}

const DELIVERY = 'deliver-mail';

/** Failed jobs after all retries: mails, and others. */
function stuckIn({ queues }: OperationsShape) {
  const failed = (isMail: boolean) =>
    queues
      .filter(({ name }) => (name === DELIVERY) === isMail)
      .reduce((sum, queue) => sum + queue.failed, 0);
  return { mails: failed(true), jobs: failed(false) };
}

export const meta = () => officeHead(t('title'));

/** The start page: open work, and the state of the shop. */
export default function OfficeHomePage({ loaderData }: Route.ComponentProps) {
  const { name, orders, lastYear, counts, unanswered, stuck } = loaderData;
  return (
    <>
      <PageTitle lead={t('welcome', { name })}>{t('title')}</PageTitle>
      <Grid columns={2} className="items-start gap-6 *:min-w-0">
        <WaitingPanel orders={orders} counts={counts} unanswered={unanswered} stuck={stuck} />
        <RevenuePanel orders={orders} lastYear={lastYear} />
      </Grid>
    </>
  );
}
