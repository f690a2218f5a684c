import { sql } from 'kysely';
import { refuseFields } from '#kit/refusal.ts';
import { findRules } from '#modules/segments/server/index.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import type {
  PromotionDraft,
  PromotionEdit,
  PromotionPreview,
  StackShape,
} from '../admin-contracts.ts';
import { addCoupon } from './add-coupon.ts';
import type { FindGoods } from './find-goods.ts';
import { findStrongestStack } from './find-strongest-stack.ts';
import { lockPromotion } from './lock-promotion.ts';
import { promotionOf, violationsOf } from './promotion-of.ts';
import { publishPromotion, refuseAboveCap } from './publish-promotion.ts';

/**
 * Creates a promotion, with its public code if it has one.
 * @throws Refusal with violations per field.
 */
export async function createPromotion(
  work: UnitOfWork,
  draft: PromotionDraft,
  goods: FindGoods,
): Promise<void> {
  const { reference: code } = draft;
  if (draft.trigger === 'code' && draft.couponCode === null)
    throw refuseFields([{ propertyPath: 'couponCode', code: 'required' }]);
  await assertFree(work, code);
  await publish(work, { code, draft, goods, isPersonal: draft.trigger !== 'automatic' });
  if (draft.trigger === 'code' && draft.couponCode !== null)
    await addCoupon(work, code, { couponCode: draft.couponCode, totalUses: null });
}

/** Of two concurrent creations with one reference, the second waits and then finds the first. */
async function assertFree({ tx }: UnitOfWork, code: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('promotions'))`.execute(tx);
  const found = tx.selectFrom('promotions').select('code').where('code', '=', code);
  if (await found.executeTakeFirst())
    throw refuseFields([{ propertyPath: 'name', code: 'promotion.name_taken' }]);
}

/**
 * Changes a promotion: carts are priced by the new rule at once, placed orders stay unchanged.
 * @throws Refusal `promotion.unknown`, or violations per field.
 */
export async function editPromotion(
  work: UnitOfWork,
  code: string,
  draft: PromotionEdit,
  goods: FindGoods,
): Promise<void> {
  const { needs_coupon: isPersonal } = await lockPromotion(work, code);
  await publish(work, { code, draft, goods, isPersonal });
}

interface Writing {
  code: string;
  draft: PromotionEdit;
  goods: FindGoods;
  isPersonal: boolean;
}

async function publish(
  work: UnitOfWork,
  { code, draft, goods, isPersonal }: Writing,
): Promise<void> {
  const { products, categories, giftVariant } = draft;
  const variant = draft.kind === 'free_product' ? giftVariant : null;
  const existing = await goods(work.tx, { products, categories, variant });
  const wrong = violationsOf(draft, existing);
  if (wrong.length > 0) throw refuseFields(wrong);
  if (draft.segment !== null && (await findRules(work.tx, draft.segment)) === null)
    throw refuseFields([{ propertyPath: 'segment', code: 'promotion.no_such_segment' }]);
  await publishPromotion(work, {
    promotion: promotionOf(code, draft, existing.giftPrice),
    channels: draft.channels,
    coupons: [],
    isPersonal,
    touchesFeed: existing.touchesFeed,
  });
}

/**
 * The largest reduction of a draft together with other active promotions (PRI-04); nothing is saved.
 * @throws Refusal with violations per field.
 */
export async function previewPromotion(
  db: Db,
  today: Temporal.PlainDate,
  { reference: code, ...draft }: PromotionPreview,
  goods: FindGoods,
): Promise<StackShape[]> {
  const { products, categories } = draft;
  const variant = draft.kind === 'free_product' ? draft.giftVariant : null;
  const existing = await goods(db, { products, categories, variant });
  const wrong = violationsOf(draft, existing);
  if (wrong.length > 0) throw refuseFields(wrong);
  const promotion = promotionOf(code, draft, existing.giftPrice);
  refuseAboveCap(promotion, existing.touchesFeed, today);
  const { channels } = draft;
  return findStrongestStack(
    db,
    today,
    { ...promotion, version: today.toString() },
    { ...existing, channels },
  );
}
