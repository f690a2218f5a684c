import { describe, expect, it } from 'vitest';
import {
  delivery,
  free,
  line,
  order,
  promotion,
} from '../../../../tests/support/orders-to-price.ts';
import { priceOrder } from './totals.ts';

const fiveOff = promotion('five', { kind: 'amount', amount: 500 });
const subscribed = { subscriptionUnitPrice: 5_841, subscriptionInterval: 31 };
const basket = [
  line('a', 6_490, { quantity: 2, ...subscribed }),
  line('b', 1_795, { quantity: 3 }),
  line('c', 490),
];

describe('worked examples of the commerce rules', () => {
  it('ORD-06 VAT-08 PRI-07 France at 20 %, to the cent', () => {
    const priced = priceOrder(order(basket, { promotions: [fiveOff], shipping: delivery(490) }));
    expect(priced.lines.map((each) => each.subtotal)).toEqual([11_682, 5_385, 490]);
    expect(priced.lines.map((each) => each.total)).toEqual([11_349, 5_232, 476]);
    expect(priced.lines.map((each) => each.net)).toEqual([9_457, 4_360, 397]);
    expect(priced.shippingTaxes).toEqual([{ rate: 2_000, gross: 490, net: 408, vat: 82 }]);
    expect(priced.accounting).toEqual({
      itemsTotal: 18_855,
      discountTotal: -1_298,
      shippingFees: 490,
      paymentFees: 0,
      promotionFees: -500,
      total: 17_547,
      totalIncludingTax: 17_547,
      totalWithoutTax: 14_622,
      vatIncluded: 2_925,
    });
  });

  it('ORD-06 VAT-08 Belgium at 21 %, to the cent', () => {
    const belgian = { country: 'BE', promotions: [fiveOff], shipping: delivery(590) };
    const priced = priceOrder(order(basket, belgian));
    expect(priced.lines.map((each) => each.net)).toEqual([9_379, 4_324, 393]);
    expect(priced.accounting).toMatchObject({
      total: 17_647,
      totalWithoutTax: 14_584,
      vatIncluded: 3_063,
    });
  });

  it('ORD-06 VAT-07 Luxembourg at 3 % and 17 %, to the cent', () => {
    const bowl = line('b', 1_290, { taxCategory: 'accessory' });
    const priced = priceOrder(
      order([line('a', 6_490, subscribed), bowl], {
        country: 'LU',
        promotions: [fiveOff],
        shipping: delivery(590),
      }),
    );
    expect(priced.lines.map((each) => each.total)).toEqual([5_431, 1_200]);
    expect(priced.shippingTaxes.map((part) => part.gross)).toEqual([483, 107]);
    expect(priced.taxes).toMatchObject([
      { rate: 300, gross: 5_914, net: 5_742, vat: 172 },
      { rate: 1_700, gross: 1_307, net: 1_117, vat: 190 },
    ]);
    expect(priced.total).toBe(7_221);
  });

  it('ORD-06 the cart of the wire contract', () => {
    const bags = { quantity: 2, subscriptionUnitPrice: 3_690, subscriptionInterval: 31 };
    const priced = priceOrder(
      order([line('a', 4_100, bags)], { shipping: delivery(490), freeShipping: free(8_900) }),
    );
    expect(priced.lines[0]).toMatchObject({
      originalUnitPrice: 4_100,
      applicableUnitPrice: 3_690,
      discountedUnitPrice: 3_690,
      subtotal: 7_380,
      total: 7_380,
    });
    expect(priced.accounting).toMatchObject({
      itemsTotal: 8_200,
      discountTotal: -820,
      total: 7_870,
      totalWithoutTax: 6_558,
      vatIncluded: 1_312,
    });
    expect(priced.shippingTaxTotal).toBe(82);
    expect(priced.freeShipping).toEqual({ threshold: 8_900, remaining: 1_520, reached: false });
  });
});

describe('steps', () => {
  it('BIZ-06 a line on subscription costs its own price, a tenth less', () => {
    const priced = priceOrder(order([line('a', 6_490, subscribed), line('b', 6_490)]));
    expect(priced.lines.map((each) => each.total)).toEqual([5_841, 6_490]);
    const unsold = line('a', 6_490, { subscriptionInterval: 31 });
    expect(() => priceOrder(order([unsold]))).toThrow('no subscription price');
  });

  it('an announced reduction is measured against its reference price', () => {
    const priced = priceOrder(order([line('a', 900, { referenceUnitPrice: 1_000 })]));
    expect(priced.lines[0]).toMatchObject({ originalUnitPrice: 1_000, discountedUnitPrice: 900 });
    expect(priced.accounting).toMatchObject({ itemsTotal: 1_000, discountTotal: -100, total: 900 });
  });

  it('a percentage on feed sold in France is clamped to 34 %, subscription included', () => {
    const half = promotion('half', { kind: 'percent', rate: 5_000 });
    const line50 = line('a', 6_490, subscribed);
    expect(priceOrder(order([line50], { promotions: [half] })).total).toBe(6_490 - 2_206);
    const abroad = order([line50], { promotions: [half], country: 'BE' });
    expect(priceOrder(abroad).total).toBe(5_841 - 2_921);
  });

  it('CRT-12 delivery is free from the threshold on, counted after discounts', () => {
    const settings = { shipping: delivery(490), freeShipping: free(5_000) };
    const at = priceOrder(order([line('a', 5_000)], settings));
    expect(at).toMatchObject({ shippingTotal: 0, shippingPromotionTotal: -490, total: 5_000 });
    expect(at.freeShipping).toEqual({ threshold: 5_000, remaining: 0, reached: true });
    const below = priceOrder(order([line('a', 5_000)], { ...settings, promotions: [fiveOff] }));
    expect(below).toMatchObject({ shippingTotal: 490, total: 4_990 });
    expect(below.freeShipping).toMatchObject({ remaining: 500, reached: false });
  });

  it('a promotion may pay for the delivery, and the total never falls below zero', () => {
    const gift = promotion('port', { kind: 'free_shipping' });
    const all = promotion('all', { kind: 'amount', amount: 99_999 });
    const priced = priceOrder(
      order([line('a', 1_000)], { promotions: [gift, all], shipping: delivery(490) }),
    );
    expect(priced.total).toBe(0);
    expect(priced.promotions).toMatchObject([
      { code: 'all', amount: -1_000 },
      { code: 'port', amount: -490 },
    ]);
  });

  it('CRT-11 VAT-11 free products are listed and cost nothing', () => {
    const reward = {
      kind: 'free_product',
      variantCode: '10000009',
      quantity: 1,
      value: 200,
    } as const;
    const priced = priceOrder(
      order([line('a', 1_000)], { promotions: [promotion('gift', reward)] }),
    );
    expect(priced.freeProducts).toEqual([
      {
        variantCode: '10000009',
        quantity: 1,
        value: 200,
        promotionCode: 'gift',
        couponCode: 'GIFT',
      },
    ]);
    expect(priced.total).toBe(1_000);
  });

  it('a credit is taken off the goods, never more than they cost', () => {
    const credit = {
      label: 'Geste',
      amount: -700,
      rule: { id: 'credit:7', version: '2026-11-20' },
    };
    const priced = priceOrder(
      order([line('a', 400), line('b', 200)], { adjustments: [credit], shipping: delivery(490) }),
    );
    expect(priced).toMatchObject({ itemsTotal: 0, orderPromotionTotal: -600, total: 490 });
    expect(priced.taxTotal).toBe(82);
  });

  it('an empty cart costs nothing, delivery included', () => {
    const priced = priceOrder(order([], { shipping: delivery(490), freeShipping: free(5_000) }));
    expect(priced).toMatchObject({ total: 0, shippingTotal: 0, taxes: [], explanation: [] });
  });

  it('lines come back in the order they were given', () => {
    const priced = priceOrder(order([line('z', 1), line('a', 2)]));
    expect(priced.lines.map((each) => each.key)).toEqual(['z', 'a']);
  });

  it('each cent is traced to a rule and its version', () => {
    const priced = priceOrder(
      order([line('a', 6_490, subscribed)], { promotions: [fiveOff], shipping: delivery(490) }),
    );
    expect(
      priced.explanation.map(({ subject, amount, rule }) => [
        subject,
        amount,
        `${rule.id}@${rule.version}`,
      ]),
    ).toEqual([
      ['a', 6_490, 'price:10000001@2026-09-01'],
      ['a', -649, 'subscription-price:10000001@2026-10-01'],
      ['a', -500, 'promotion:five@2026-11-01'],
      ['shipping', 490, 'shipping:home_standard@2026-09-01'],
      ['a', 890, 'vat:FR:pet_food@2024-01-01'],
      ['shipping', 82, 'vat:FR:pet_food@2024-01-01'],
    ]);
  });
});
