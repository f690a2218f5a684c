import { describe, expect, it } from 'vitest';
import { refusals } from '../contracts.ts';
import french from '../messages/fr.json' with { type: 'json' };
import { refusalOf, type Situation } from './eligibility.ts';
import {
  type Conditions,
  NO_CONDITIONS,
  normaliseCouponCode,
  type PricedLine,
  type Promotion,
} from './promotion.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const kibble: PricedLine = {
  productCode: 'PR000001',
  categories: ['chien/croquettes/adulte'],
  quantity: 2,
  onSubscription: false,
  consumerUnitPrice: 6_490,
  unitPrice: 6_490,
  cap: 3_400,
};
const situation: Situation = {
  today: day('2026-11-21'),
  country: 'FR',
  lines: [kibble],
  previousOrders: 0,
  uses: { total: 0, byCustomer: 0 },
  segments: new Set(),
  appliedCoupons: [],
  isRenewal: false,
};
const promotion = (conditions: Partial<Conditions> = {}, more: Partial<Promotion> = {}) => ({
  code: 'welcome',
  version: '2026-11-01',
  name: 'Bienvenue',
  couponCode: 'BIENVENUE5',
  startsOn: null,
  endsOn: null,
  priority: 0,
  exclusive: false,
  reward: { kind: 'amount', amount: 500 } as const,
  conditions: { ...NO_CONDITIONS, ...conditions },
  ...more,
});
const reason = (requested: Promotion | null, seen: Partial<Situation> = {}) =>
  refusalOf(requested, { ...situation, ...seen })?.code ?? null;

describe('a coupon', () => {
  it('PRM-01 that is valid is accepted', () => {
    expect(reason(promotion())).toBeNull();
  });

  it('PRM-02 nobody knows is refused as invalid', () => {
    expect(reason(null)).toBe('coupon.invalid');
  });

  it('is valid from its first day to its last, both included', () => {
    const bounded = promotion({}, { startsOn: day('2026-11-21'), endsOn: day('2026-11-30') });
    expect(reason(bounded, { today: day('2026-11-20') })).toBe('coupon.not_started');
    expect(reason(bounded, { today: day('2026-11-21') })).toBeNull();
    expect(reason(bounded, { today: day('2026-11-30') })).toBeNull();
    expect(reason(bounded, { today: day('2026-12-01') })).toBe('coupon.expired');
  });

  it('PRM-03 for a first order is refused on a second one, and allowed before sign-in', () => {
    const welcome = promotion({ firstOrderOnly: true });
    expect(reason(welcome)).toBeNull();
    expect(reason(welcome, { previousOrders: null })).toBeNull();
    expect(reason(welcome, { previousOrders: 1 })).toBe('coupon.first_order_only');
  });

  it('for subscriptions needs a line on subscription', () => {
    const loyal = promotion({ subscriptionOnly: true });
    expect(reason(loyal)).toBe('coupon.subscription_only');
    expect(reason(loyal, { lines: [{ ...kibble, onSubscription: true }] })).toBeNull();
  });

  it('with a minimum counts the goods it applies to, and says the minimum', () => {
    const minimum = promotion({ minimum: 12_981 });
    expect(refusalOf(minimum, situation)).toEqual({
      code: 'coupon.minimum',
      params: { coupon: 'BIENVENUE5', minimum: { cents: 12_981 } },
    });
    expect(reason(promotion({ minimum: 12_980 }))).toBeNull();
    const elsewhere = promotion({ minimum: 12_980, products: ['PR000001'] });
    const bowl = { ...kibble, productCode: 'PR000009', categories: [] };
    expect(reason(elsewhere, { lines: [{ ...kibble, quantity: 1 }, bowl] })).toBe('coupon.minimum');
  });

  it('for products, categories or countries needs one of them', () => {
    expect(reason(promotion({ products: ['PR000002'] }))).toBe('coupon.not_applicable');
    expect(reason(promotion({ products: ['PR000001'] }))).toBeNull();
    expect(reason(promotion({ categories: ['chien/croquettes'] }))).toBeNull();
    expect(reason(promotion({ categories: ['chien/croq'] }))).toBe('coupon.not_applicable');
    expect(reason(promotion({ countries: ['BE', 'LU'] }))).toBe('coupon.country');
    expect(reason(promotion(), { lines: [] })).toBe('coupon.not_applicable');
  });

  it('is refused once its uses are spent, by all or by this customer', () => {
    const limited = promotion({ totalUses: 10, usesPerCustomer: 1 });
    expect(reason(limited, { uses: { total: 9, byCustomer: 0 } })).toBeNull();
    expect(reason(limited, { uses: { total: 10, byCustomer: 0 } })).toBe('coupon.exhausted');
    expect(reason(limited, { uses: { total: 9, byCustomer: 1 } })).toBe('coupon.used');
  });

  it('is not applied twice', () => {
    expect(reason(promotion(), { appliedCoupons: ['BIENVENUE5'] })).toBe('coupon.already_applied');
  });

  it('is read whatever its case and the spaces around it', () => {
    expect(normaliseCouponCode(' bienvenue5 ')).toBe('BIENVENUE5');
  });
});

it('every refusal has French words', () => {
  const words: Record<string, Record<string, string>> = french.refusals;
  for (const code of Object.keys(refusals)) {
    const [area, name] = code.split('.') as [string, string];
    expect(words[area]?.[name], code).toMatch(/\.$/);
  }
});
