import { refuse } from '#kit/refusal.ts';
import { lockOrder } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Scope } from '../contracts.ts';
import { type DeliveryDates, followingInRhythm, openInRhythm } from '../rules/index.ts';
import { finishChange } from './finish-change.ts';
import { type Access, lockForChange, lockOf, storeDraft } from './lock-for-change.ts';
import { saveDates } from './save-dates.ts';
import type { OpenCycle, Subscription } from './subscription.ts';
import { termsOf } from './terms.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

/**
 * Changes the interval; with scope `next`, for one interval only. The next delivery moves with it if it may be
 * changed and is not too close, else the interval changes from the following one (SUB-16, REL-26). Returns the
 * dispatch day from which the change applies.
 * @throws Refusal as `lockForChange`; `subscription.paused`, `subscription.stopped`.
 */
export async function changeFrequency(
  work: UnitOfWork,
  access: Access,
  { frequency, scope }: { frequency: number; scope: Scope },
): Promise<string> {
  const subscription = await lockForChange(work, access);
  const lock = lockOf(subscription, work.today);
  const { cycle } = subscription;
  if (!cycle || (lock && lock !== 'subscription.locked'))
    throw refuse(lock ?? 'subscription.locked');
  const open = { planned: date(cycle.plannedDate), shipping: date(cycle.shippingDate) };
  const rhythm = { before: subscription.frequency, after: frequency, open };
  const moved = openInRhythm({ ...rhythm, isEditable: lock === null, today: work.today });
  const dates = moved ?? followingInRhythm(open, frequency);
  const changed = inRhythm(subscription, { frequency, scope, moved, dates });
  if (moved)
    await saveDates(work, cycle, scope === 'all' ? moved : { ...open, shipping: moved.shipping });
  if (lock === null && scope === 'all') await relabel(work, changed, cycle);
  const effectiveOn = dates.shipping.toString();
  const was = termsOf(subscription, null);
  const details = { frequency, effectiveOn, was };
  await finishChange(work, access, changed, { kind: 'frequency', scope, details });
  return effectiveOn;
}

interface NewRhythm {
  frequency: number;
  scope: Scope;
  moved: DeliveryDates | null;
  dates: DeliveryDates;
}

function inRhythm(
  subscription: Subscription,
  { frequency, scope, moved, dates }: NewRhythm,
): Subscription {
  const planned = dates.planned.toString();
  if (scope === 'next') return moved ? subscription : { ...subscription, followingDate: planned };
  return { ...subscription, frequency, anchorDate: planned, followingDate: moved ? null : planned };
}

/** Writes the new interval into the lines of the next delivery, which show it. */
async function relabel(
  work: UnitOfWork,
  subscription: Subscription,
  cycle: OpenCycle,
): Promise<void> {
  const draft = cycle.token ? await lockOrder(work, cycle.token) : null;
  if (draft?.state !== 'cart') return;
  const lines = draft.lines.map((line) => ({
    ...line,
    subscriptionInterval: line.subscriptionInterval === null ? null : subscription.frequency,
  }));
  await storeDraft(work, { subscription: { ...subscription, cycle }, draft }, { ...draft, lines });
}
