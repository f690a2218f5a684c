import type { BodyOf } from '#kit/operation.ts';
import * as promotions from '#modules/promotions/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** What the team does with promotions and their codes. */
export const promotionCalls = (admin: AdminClient) => ({
  read: (code: string) => admin.read(promotions.getPromotion, { params: { code } }),
  categories: async () => (await admin.list(promotions.listPromotionCategories)).members,
  /** What a draft would give at most; keeps nothing. */
  preview: (body: BodyOf<typeof promotions.previewPromotion>) =>
    admin.change(promotions.previewPromotion, { body }),
  create: (body: BodyOf<typeof promotions.createPromotion>, key: Key) =>
    admin.change(promotions.createPromotion, { body, key }),
  edit: (code: string, body: BodyOf<typeof promotions.editPromotion>, key: Key) =>
    admin.change(promotions.editPromotion, { params: { code }, body, key }),
  stop: (code: string, key: Key) =>
    admin.change(promotions.stopPromotion, { params: { code }, body: {}, key }),
  resume: (code: string, key: Key) =>
    admin.change(promotions.resumePromotion, { params: { code }, body: {}, key }),
  end: (code: string, endsOn: string | null, key: Key) =>
    admin.change(promotions.endPromotion, { params: { code }, body: { endsOn }, key }),
  addCoupon: (code: string, body: BodyOf<typeof promotions.addPromotionCoupon>, key: Key) =>
    admin.change(promotions.addPromotionCoupon, { params: { code }, body, key }),
  makeCoupons: (code: string, body: BodyOf<typeof promotions.makePromotionCoupons>, key: Key) =>
    admin.change(promotions.makePromotionCoupons, { params: { code }, body, key }),
  /** The codes of a batch, as a CSV file. */
  batch: (id: string) => admin.file(promotions.getCouponBatch, { params: { id } }),
});
