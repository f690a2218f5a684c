import { refuse, refuseFields } from '#kit/refusal.ts';
import { normaliseCouponCode } from '#modules/promotions/rules/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Scope } from '../contracts.ts';
import { finishChange } from './finish-change.ts';
import { type Access, lockDraftForChange, storeDraft } from './lock-for-change.ts';

/**
 * Adds a coupon to the next delivery, or to all from it on; each delivery then checks it again.
 * @throws Refusal as `lockDraftForChange`; under `couponCode` with the reason why it does not apply.
 */
export async function addCoupon(
  work: UnitOfWork,
  access: Access,
  { couponCode: typed, scope }: { couponCode: string; scope: Scope },
): Promise<void> {
  const held = await lockDraftForChange(work, access);
  const { subscription, draft } = held;
  const couponCode = normaliseCouponCode(typed);
  const refuseWith = (code: string, params = {}) =>
    refuseFields([{ propertyPath: 'couponCode', code, params: { ...params, coupon: couponCode } }]);
  const isNew = !draft.couponCodes.includes(couponCode);
  if (!isNew && (scope === 'next' || subscription.couponCodes.includes(couponCode)))
    throw refuseWith('coupon.already_applied');
  if (draft.promises.some((promise) => promise.couponCode === couponCode))
    throw refuseWith('coupon.already_applied');
  const couponCodes = isNew ? [...draft.couponCodes, couponCode] : draft.couponCodes;
  const { problems } = await storeDraft(work, held, { ...draft, couponCodes });
  const refused = problems.find(
    (one) => one.code === 'promotion_withdrawn' && one.couponCode === couponCode,
  );
  if (refused)
    throw refuseWith(refused.reason ?? 'coupon.invalid', { minimum: { cents: refused.now ?? 0 } });
  const withheld = problems.find(
    (one) => one.code === 'promotion_withheld' && one.couponCode === couponCode,
  );
  if (withheld && scope === 'next') throw refuseWith(`coupon.${withheld.reason}`);
  const every = [...new Set([...subscription.couponCodes, couponCode])];
  await finishChange(
    work,
    access,
    scope === 'all' ? { ...subscription, couponCodes: every } : subscription,
    { kind: 'coupon_added', scope, details: { couponCode } },
  );
}

/**
 * Removes a coupon.
 * @throws Refusal as `lockDraftForChange`; `subscription.coupon_not_applied`.
 */
export async function removeCoupon(
  work: UnitOfWork,
  access: Access,
  typed: string,
  scope: Scope,
): Promise<void> {
  const held = await lockDraftForChange(work, access);
  const { subscription, draft } = held;
  const couponCode = normaliseCouponCode(typed);
  const without = (codes: readonly string[]) => codes.filter((code) => code !== couponCode);
  const isEvery = scope === 'all' && subscription.couponCodes.includes(couponCode);
  if (!draft.couponCodes.includes(couponCode) && !isEvery)
    throw refuse('subscription.coupon_not_applied');
  await storeDraft(work, held, { ...draft, couponCodes: without(draft.couponCodes) });
  await finishChange(
    work,
    access,
    isEvery ? { ...subscription, couponCodes: without(subscription.couponCodes) } : subscription,
    { kind: 'coupon_removed', scope, details: { couponCode } },
  );
}
