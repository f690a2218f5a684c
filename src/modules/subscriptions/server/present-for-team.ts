import type { TeamSubscriptionRowShape, TeamSubscriptionShape } from '../admin-contracts.ts';
import { comingDates } from '../rules/index.ts';
import type { TeamRow } from './list-for-team.ts';
import { presentDraft, presentSubscription } from './present.ts';
import type { TeamSubscriptionDetail } from './read-for-team.ts';
import type { Subscription } from './subscription.ts';

const adminPath = (code: string) => `/api/v2/admin/subscriptions/${code}`;
/** Number of future dates shown. */
const COMING = 6;

/** A row of the team's list of subscriptions. */
export const presentTeamRow = ({
  firstName,
  lastName,
  ...row
}: TeamRow): TeamSubscriptionRowShape => ({
  '@id': adminPath(row.code),
  '@type': 'Subscription',
  ...row,
  name: [firstName, lastName].filter(Boolean).join(' '),
});

/** A subscription in the form the team works with. */
export function presentTeamSubscription(
  detail: TeamSubscriptionDetail,
  today: Temporal.PlainDate,
): TeamSubscriptionShape {
  const { subscription, draft, customer, createdFrom, endingOn, changes } = detail;
  const { code, channel, heldFor, stopReason, stopMessage, cycle } = subscription;
  return {
    '@context': '/api/v2/contexts/TeamSubscription',
    '@id': adminPath(code),
    '@type': 'TeamSubscription',
    subscription: presentSubscription(detail, today),
    draft: draft && cycle && presentDraft(detail, draft, today),
    customer: {
      id: customer.id,
      email: customer.email,
      firstName: customer.firstName,
      lastName: customer.lastName,
    },
    channel,
    createdFrom,
    heldFor,
    stopReason,
    stopMessage,
    endingOn,
    createdAt: subscription.createdAt.toISOString(),
    pausedAt: subscription.pausedAt?.toISOString() ?? null,
    calendar: calendarOf(subscription, today),
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
}

const date = (text: string) => Temporal.PlainDate.from(text);

/** A paused or terminated subscription has no future dates, except that of a delivery being paid. */
function calendarOf(
  { status, cycle, anchorDate, frequency, followingDate }: Subscription,
  today: Temporal.PlainDate,
): string[] {
  if (!cycle || status === 'paused') return [];
  const open = { planned: date(cycle.plannedDate), shipping: date(cycle.shippingDate) };
  const following = followingDate ? date(followingDate) : null;
  const coming = { anchor: date(anchorDate), frequency, open, following, today };
  return comingDates(coming, status === 'stopped' ? 1 : COMING).map(String);
}
