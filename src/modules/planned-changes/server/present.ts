import { words } from '#registry/refusals.ts';
import type {
  ChangeImpactShape,
  PlannedChangeShape,
  TouchedSubscriptionShape,
} from '../admin-contracts.ts';
import type { Concern, Standing } from '../rules/index.ts';
import type { Impact } from './find-impact.ts';
import type { JudgedPlan } from './plan-change.ts';
import type { PlannedChange, TouchedSubscription } from './queries.ts';

const base = '/api/v2/admin/planned-changes';
const instant = (at: Date | null) => at?.toISOString() ?? null;

/** The impact of a plan. */
export const presentPlan = ({
  effects,
  concerns,
  announceOn,
  impact,
}: JudgedPlan): ChangeImpactShape => ({
  ...impact,
  effects: effects.map(({ oneOff: _, ...effect }) => effect),
  concerns: [...concerns],
  announceOn: announceOn.toString(),
});

/** The impact of a planned change as of now. */
export const presentImpact = (
  { effects, concerns, announceOn }: PlannedChange,
  impact: Impact,
): ChangeImpactShape => ({
  ...impact,
  effects: effects.map(({ oneOff: _, ...effect }) => effect),
  concerns: concerns as Concern[],
  announceOn,
});

/** A planned change, with its subscriptions counted by standing. */
export function presentChange(
  change: PlannedChange,
  counted: readonly { id: number; standing: Standing; count: number }[],
): PlannedChangeShape {
  const { id, kind, state, reason, noticeDays, announceOn, appliesOn, staffName } = change;
  const own = counted.filter((one) => one.id === id);
  return {
    '@id': `${base}/${id}`,
    '@type': 'PlannedChange',
    id,
    kind,
    state,
    reason,
    noticeDays,
    announceOn,
    appliesOn,
    staffName,
    concerns: change.concerns as Concern[],
    createdAt: change.createdAt.toISOString(),
    closedAt: instant(change.closedAt),
    title: titleOf(change),
    standings: Object.fromEntries(own.map(({ standing, count }) => [standing, count])),
    touched: own.reduce((sum, { count }) => sum + count, 0),
  };
}

function titleOf({ effects }: PlannedChange): string {
  const names = effects.map(({ productName, variantName }) => `${productName}, ${variantName}`);
  const [first = '', ...others] = [...new Set(names)];
  return others.length === 0 ? first : `${first} + ${others.length}`;
}

/** A subscription affected by a change. */
export const presentTouched = ({
  writtenAt,
  toldAt: notifiedAt,
  reason,
  ...touched
}: TouchedSubscription): TouchedSubscriptionShape => ({
  ...touched,
  writtenAt: instant(writtenAt),
  toldAt: instant(notifiedAt),
  problem: reason && (words(reason) ?? reason),
});
