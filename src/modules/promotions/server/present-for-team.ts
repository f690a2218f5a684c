import type { PromotionRule, StackShape, TeamPromotionShape } from '../admin-contracts.ts';
import type { Stack } from '../rules/index.ts';
import type { TeamPromotionRow } from './list-for-team.ts';
import type { RecordedRule } from './tables.ts';

/** A promotion as a row of the team's list. */
export const presentTeamPromotion = (row: TeamPromotionRow): TeamPromotionShape => ({
  '@id': `/api/v2/admin/promotions/${row.code}`,
  '@type': 'Promotion',
  code: row.code,
  state: row.state,
  trigger: !row.needs_coupon ? 'automatic' : row.first_coupon === null ? 'personal' : 'code',
  rule: presentRule({
    name: row.name,
    channels: row.channels,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    priority: row.priority,
    exclusive: row.exclusive,
    conditions: row.conditions,
    reward: row.reward,
  }),
  uses: row.uses,
  given: row.given,
  coupons: row.coupons,
  firstCoupon: row.first_coupon,
});

/** A rule as flat fields, as the team edits it. */
export function presentRule({
  conditions,
  reward,
  ...rule
}: Omit<RecordedRule, 'needsCoupon' | 'enabled'>): PromotionRule {
  const gift = reward.kind === 'free_product' ? reward : null;
  return {
    name: rule.name,
    channels: rule.channels,
    startsOn: rule.startsOn,
    endsOn: rule.endsOn,
    priority: rule.priority,
    exclusive: rule.exclusive,
    firstOrderOnly: conditions.firstOrderOnly,
    subscriptionOnly: conditions.subscriptionOnly,
    deliveries: conditions.deliveries?.count ?? null,
    deliveriesFrom: conditions.deliveries?.from ?? null,
    minimum: conditions.minimum,
    totalUses: conditions.totalUses,
    usesPerCustomer: conditions.usesPerCustomer,
    segment: conditions.segment ?? null,
    products: [...conditions.products],
    categories: [...conditions.categories],
    countries: [...conditions.countries],
    kind: reward.kind,
    amount: reward.kind === 'amount' ? reward.amount : null,
    rate: reward.kind === 'percent' ? reward.rate : null,
    giftVariant: gift?.variantCode ?? null,
    giftQuantity: gift?.quantity ?? null,
    giftValue: gift?.value ?? null,
  };
}

/** The largest combination, for display. */
export const presentStack = ({ steps, withheld, ...stack }: Stack): StackShape => ({
  ...stack,
  steps: steps.map(({ promotion, amount }) => ({
    code: promotion?.code ?? null,
    name: promotion?.name ?? '',
    amount,
  })),
  withheld: withheld.map(({ promotion: { code, name }, reason }) => ({ code, name, reason })),
});
