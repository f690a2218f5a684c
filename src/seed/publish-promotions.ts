import { publishPromotion } from '#modules/promotions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { DemoPromotion } from '../../seeds/types.ts';

const day = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text));

/** Creates the promotions of the demonstration and their codes. */
export async function publishPromotions(
  work: UnitOfWork,
  promotions: readonly DemoPromotion[],
): Promise<void> {
  for (const { sites, coupons, isPersonal, isExclusive, ...promotion } of promotions)
    await publishPromotion(work, {
      promotion: {
        code: promotion.code,
        name: promotion.name,
        couponCode: null,
        startsOn: day(promotion.startsOn),
        endsOn: day(promotion.endsOn),
        priority: 0,
        exclusive: isExclusive === true,
        conditions: {
          firstOrderOnly: promotion.firstOrderOnly,
          subscriptionOnly: promotion.deliveries !== undefined,
          deliveries: promotion.deliveries ?? null,
          minimum: promotion.minimumCents,
          products: [],
          categories: promotion.categories,
          countries: promotion.countries,
          totalUses: null,
          usesPerCustomer: promotion.usesPerCustomer,
        },
        reward: rewardOf(promotion.reward),
      },
      channels: sites,
      isPersonal: isPersonal === true,
      coupons: coupons.map((code) => ({ code, totalUses: null })),
    });
}

function rewardOf(reward: DemoPromotion['reward']) {
  switch (reward.kind) {
    case 'amount':
      return { kind: reward.kind, amount: reward.amountCents };
    case 'percent':
      return { kind: reward.kind, rate: reward.basisPoints };
    case 'free_shipping':
      return { kind: reward.kind };
    case 'free_product': {
      const { kind, variantCode, quantity, valueCents } = reward;
      return { kind, variantCode, quantity, value: valueCents };
    }
  }
}
