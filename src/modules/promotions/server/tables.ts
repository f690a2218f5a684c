import type { Generated, JSONColumnType } from 'kysely';
import type { Conditions, Reward } from '../rules/index.ts';

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
}

export interface PromotionUsesTable {
  promotion_code: string;
  coupon_code: string | null;
  order_id: number;
  customer_id: number | null;
  email: string | null;
  used_at: Date;
}

export interface PromotionsTables {
  promotions: PromotionsTable;
  coupons: CouponsTable;
  promotion_uses: PromotionUsesTable;
}
