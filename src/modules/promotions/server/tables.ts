import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Conditions, PromisedTerms, Reward } from '../rules/index.ts';

export interface PromotionsTable {
  code: string;
  version: string;
  name: string;
  channels: Generated<string[]>;
  needs_coupon: boolean;
  starts_on: string | null;
  ends_on: string | null;
  priority: Generated<number>;
  exclusive: Generated<boolean>;
  enabled: Generated<boolean>;
  conditions: JSONColumnType<Conditions>;
  reward: JSONColumnType<Reward>;
}

export interface CouponsTable {
  code: string;
  promotion_code: string;
  total_uses: number | null;
  friends_of: number | null;
  /** Id of the batch; null for a single code. */
  batch_id: number | null;
}

export interface CouponBatchesTable {
  id: Generated<number>;
  promotion_code: string;
  prefix: string;
  size: number;
  made_at: Date;
}

/** A rule as stored with a version. */
export interface RecordedRule {
  name: string;
  channels: string[];
  needsCoupon: boolean;
  startsOn: string | null;
  endsOn: string | null;
  priority: number;
  exclusive: boolean;
  enabled: boolean;
  conditions: Conditions;
  reward: Reward;
}

export interface PromotionVersionsTable {
  id: Generated<number>;
  promotion_code: string;
  version: string;
  recorded_at: Date;
  rule: JSONColumnType<RecordedRule>;
}

export interface PromotionUsesTable {
  promotion_code: string;
  coupon_code: string | null;
  order_id: number;
  customer_id: number | null;
  email: string | null;
  used_at: Date;
  /** Worth to the shopper in cents. */
  amount: Generated<number>;
  /** A later delivery of a promise: only the first use counts against limits. */
  promised: Generated<boolean>;
}

export interface PromotionPromisesTable {
  id: GeneratedAlways<number>;
  promotion_code: string;
  coupon_code: string | null;
  subscription: string;
  terms: JSONColumnType<PromisedTerms>;
  promised_at: Date;
}

export interface PromotionPromiseDeliveriesTable {
  promise_id: number;
  number: number;
  /** Null while no order used it. */
  order_id: number | null;
}

export interface PromotionsTables {
  promotions: PromotionsTable;
  promotion_versions: PromotionVersionsTable;
  coupon_batches: CouponBatchesTable;
  coupons: CouponsTable;
  promotion_uses: PromotionUsesTable;
  promotion_promises: PromotionPromisesTable;
  promotion_promise_deliveries: PromotionPromiseDeliveriesTable;
}
