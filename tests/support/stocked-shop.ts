import { publishProduct, type VariantDraft } from '#modules/catalog/server/index.ts';
import { publishPaymentMethod } from '#modules/checkout/server/index.ts';
import { registerCustomer } from '#modules/customers/server/index.ts';
import { NO_CONDITIONS, type Promotion } from '#modules/promotions/rules/index.ts';
import { publishPromotion } from '#modules/promotions/server/index.ts';
import { publishShippingMethod } from '#modules/shipping/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '../../src/registry/schema.ts';
import { productDraft, variantDraft } from './product-draft.ts';

/** Bag of 4 kg at 41,00 €, 36,90 € on subscription: the default variant of `productDraft`. */
export const KIBBLE = '10012345';
/** Tin at 2,90 €, 2,61 € on subscription. */
export const TIN = '10020001';
/** Bowl at 12,90 €, once only, taxed as an accessory. */
export const BOWL = '10030001';

interface Stock {
  kibble: number;
  tin: number;
  bowl: number;
}

/** Publishes the tin's product with a changed format. */
const tins = (changes: Partial<VariantDraft>) =>
  productDraft({
    sku: 'PR000200',
    slug: 'terrine-chat-poulet',
    name: 'Terrine chat poulet',
    variants: [
      variantDraft({
        code: TIN,
        slug: '400-g',
        format: '400 g',
        netGrams: 400,
        grossGrams: 460,
        stockOnHand: 500,
        cents: 290,
        subscriptionCents: 261,
        ...changes,
      }),
    ],
  });

/** Changes the price of the tin in cents, for both purchase modes. */
export const priceTins = (
  appContext: AppContext,
  prices: { cents: number; subscriptionCents: number },
): Promise<unknown> => transact(appContext, (work) => publishProduct(work, tins(prices)));

/** Three products, three shipping methods, one welcome coupon `BIENVENUE5` of 5 €. */
export async function stockShop(appContext: AppContext, stock: Partial<Stock> = {}): Promise<void> {
  const { kibble = 10, tin = 500, bowl = 20 } = stock;
  await transact(appContext, async (work) => {
    await publishProduct(work, productDraft({ variants: [variantDraft({ stockOnHand: kibble })] }));
    await publishProduct(work, tins({ stockOnHand: tin }));
    await publishProduct(
      work,
      productDraft({
        sku: 'PR000300',
        slug: 'gamelle-gres',
        name: 'Gamelle en grès',
        kind: 'accessory',
        taxCategory: 'accessory',
        subscribable: false,
        food: null,
        variants: [
          variantDraft({
            code: BOWL,
            slug: 'taille-m',
            format: 'Taille M',
            netGrams: 900,
            grossGrams: 1100,
            stockOnHand: bowl,
            cents: 1290,
            subscriptionCents: 1161,
          }),
        ],
      }),
    );
    const carrier = { carrier: 'Test', trackingUrl: 'https://suivi.example/{number}' };
    await publishShippingMethod(work, {
      code: 'home_standard',
      name: 'Livraison à domicile',
      description: null,
      kind: 'home',
      position: 0,
      ...carrier,
      maxParcelGrams: 30_000,
      maxParcels: 40,
      zones: [
        { country: 'FR', price: 490, freeFrom: 4900, minDays: 2, maxDays: 4 },
        { country: 'BE', price: 590, freeFrom: 5900, minDays: 2, maxDays: 4 },
        { country: 'LU', price: 590, freeFrom: 5900, minDays: 3, maxDays: 5 },
      ],
    });
    await publishShippingMethod(work, {
      code: 'home_express',
      name: 'Express',
      description: null,
      kind: 'home',
      position: 1,
      ...carrier,
      maxParcelGrams: 30_000,
      maxParcels: 2,
      zones: [{ country: 'FR', price: 990, freeFrom: null, minDays: 1, maxDays: 1 }],
    });
    await publishShippingMethod(work, {
      code: 'relay_standard',
      name: 'Point relais',
      description: null,
      kind: 'relay',
      position: 2,
      ...carrier,
      maxParcelGrams: 20_000,
      maxParcels: 2,
      relayProvider: 'mondial',
      zones: [
        { country: 'FR', price: 390, freeFrom: 4900, minDays: 2, maxDays: 4 },
        { country: 'BE', price: 450, freeFrom: 5900, minDays: 2, maxDays: 4 },
        { country: 'LU', price: 490, freeFrom: 5900, minDays: 3, maxDays: 5 },
      ],
    });
    const everywhere = { description: '', instructions: null, countries: ['FR', 'BE', 'LU'] };
    await publishPaymentMethod(work, {
      ...everywhere,
      code: 'card',
      name: 'Carte',
      position: 0,
      allowsSubscription: true,
    });
    await publishPaymentMethod(work, {
      ...everywhere,
      code: 'bank_transfer',
      name: 'Virement',
      position: 1,
      allowsSubscription: false,
    });
    await publishPaymentMethod(work, {
      ...everywhere,
      code: 'cheque',
      name: 'Chèque',
      position: 2,
      countries: ['FR'],
      allowsSubscription: false,
    });
    await publishPromotion(work, {
      promotion: promotion({ code: 'welcome', reward: { kind: 'amount', amount: 500 } }),
      channels: [],
      coupons: [{ code: 'BIENVENUE5', totalUses: null }],
    });
  });
}

/** A referral programme: 5 € for the friend's first order, then 10 € for the sponsor. */
export async function publishSponsorship(work: UnitOfWork): Promise<void> {
  const firstOnly = { ...NO_CONDITIONS, firstOrderOnly: true, usesPerCustomer: 1 };
  const given = [
    { code: 'parrainage-filleul', amount: 500, conditions: { ...firstOnly, minimum: 2500 } },
    { code: 'parrainage', amount: 1000, conditions: { ...NO_CONDITIONS, minimum: 3500 } },
  ];
  for (const { code, amount, conditions } of given)
    await publishPromotion(work, {
      promotion: promotion({ code, conditions, reward: { kind: 'amount', amount } }),
      channels: [],
      coupons: [],
      isPersonal: true,
    });
}

/** A coupon of 5 € with a minimum product total in cents. */
export const publishCoupon = (
  appContext: AppContext,
  code: string,
  { minimum }: { minimum: number },
): Promise<unknown> =>
  transact(appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({
        code: code.toLowerCase(),
        reward: { kind: 'amount', amount: 500 },
        conditions: { ...NO_CONDITIONS, minimum },
      }),
      channels: [],
      coupons: [{ code, totalUses: null }],
    }),
  );

/** A promotion without conditions by default. */
export const promotion = (changes: Partial<Promotion> & Pick<Promotion, 'code' | 'reward'>) => ({
  version: '2026-11-01',
  name: changes.code,
  couponCode: null,
  startsOn: null,
  endsOn: null,
  priority: 0,
  exclusive: false,
  conditions: NO_CONDITIONS,
  ...changes,
});

export { lyon } from './lyon.ts';

/** A customer of the French site. For tests. */
export const newCustomer = (appContext: AppContext, email = 'lea@example.org'): Promise<number> =>
  transact(appContext, (work) =>
    registerCustomer(
      work,
      {
        email,
        firstName: 'Léa',
        lastName: 'Martin',
        subscribedToNewsletter: false,
        phoneNumber: null,
        gender: 'f',
        birthday: null,
      },
      'FR_WEB',
    ),
  );

/** Removes the kibble from the French site, leaving its price in Belgium. */
export const sellInBelgiumOnly = ({ db }: Pick<AppContext, 'db'>) =>
  db
    .deleteFrom('price_history')
    .where('variant_code', '=', KIBBLE)
    .where('channel_code', '<>', 'BE_WEB')
    .execute();
