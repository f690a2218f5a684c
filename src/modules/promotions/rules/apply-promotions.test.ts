import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, sum } from '#kit/money.ts';
import { applyPromotions } from './apply-promotions.ts';
import { capOn, lowestCap, publicationRefusal } from './cap.ts';
import { NO_CONDITIONS, type PricedLine, type Promotion, type Reward } from './promotion.ts';

const promotion = (code: string, reward: Reward, more: Partial<Promotion> = {}): Promotion => ({
  code,
  version: '2026-11-01',
  name: code,
  couponCode: code.toUpperCase(),
  startsOn: null,
  endsOn: null,
  priority: 0,
  exclusive: false,
  reward,
  conditions: NO_CONDITIONS,
  ...more,
});
const on = (products: string[]) => ({ conditions: { ...NO_CONDITIONS, products } });
const line = (more: Partial<PricedLine> = {}): PricedLine => ({
  productCode: 'PR000001',
  categories: [],
  quantity: 1,
  onSubscription: false,
  consumerUnitPrice: 1_000,
  unitPrice: 1_000,
  cap: null,
  ...more,
});
const food = (more: Partial<PricedLine> = {}) => line({ cap: 3_400, ...more });
const off = (amount: Cents): Reward => ({ kind: 'amount', amount });
const rate = (basisPoints: number): Reward => ({ kind: 'percent', rate: basisPoints });
const perLine = (lines: PricedLine[], promotions: Promotion[]) =>
  applyPromotions(lines, promotions).savings.map((saving) => saving.perLine);

describe('rewards', () => {
  it('spread an amount over the goods in proportion to their price (VAT-08)', () => {
    const lines = [
      line({ quantity: 2, unitPrice: 5_841, consumerUnitPrice: 6_490, onSubscription: true }),
      line({ quantity: 3, unitPrice: 1_795 }),
      line({ unitPrice: 490 }),
    ];
    expect(perLine(lines, [promotion('five', off(500))])).toEqual([[333, 153, 14]]);
  });

  it('never take more than the goods cost', () => {
    expect(perLine([line(), line({ unitPrice: 1 })], [promotion('big', off(99_999))])).toEqual([
      [1_000, 1],
    ]);
  });

  it('lower the price of a unit for a percentage on a product', () => {
    const lines = [line({ quantity: 3, unitPrice: 995 }), line({ productCode: 'PR000002' })];
    const { savings } = applyPromotions(lines, [promotion('ten', rate(1_000), on(['PR000001']))]);
    expect(savings).toMatchObject([{ perUnit: [100, 0], perLine: [300, 0] }]);
  });

  it('lower only what is bought on subscription when made for it', () => {
    const lines = [line(), line({ onSubscription: true })];
    const loyal = { conditions: { ...NO_CONDITIONS, subscriptionOnly: true } };
    expect(perLine(lines, [promotion('loyal', rate(1_000), loyal)])).toEqual([[0, 100]]);
  });

  it('pay for the shipping once', () => {
    const free: Reward = { kind: 'free_shipping' };
    const applied = applyPromotions([line()], [promotion('b', free), promotion('a', free)]);
    expect(applied.freeShipping?.code).toBe('a');
    expect(applied.withheld.map((held) => held.reason)).toEqual(['not_stackable']);
  });

  it('CRT-11 give a free product', () => {
    const gift: Reward = { kind: 'free_product', variantCode: '10000001', quantity: 1, value: 300 };
    expect(applyPromotions([food()], [promotion('treat', gift)]).gifts).toMatchObject([
      { variantCode: '10000001', quantity: 1 },
    ]);
  });
});

describe('stacking', () => {
  it('follows lanes: named products first, then the basket', () => {
    const both = [
      promotion('order', rate(1_000)),
      promotion('unit', rate(2_000), on(['PR000001'])),
    ];
    expect(perLine([line()], both)).toEqual([[200], [80]]);
  });

  it('keeps an exclusive promotion alone in its lane, the best for the shopper winning', () => {
    const alone = { exclusive: true };
    const three = [
      promotion('a', off(100)),
      promotion('b', off(150)),
      promotion('c', off(240), alone),
    ];
    const applied = applyPromotions([line()], three);
    expect(applied.savings.map((saving) => saving.promotion.code)).toEqual(['a', 'b']);
    expect(applied.withheld).toMatchObject([{ promotion: { code: 'c' }, reason: 'not_stackable' }]);
    const better = promotion('c', off(260), alone);
    expect(perLine([line()], [...three.slice(0, 2), better])).toEqual([[260]]);
  });
});

describe('the 34 % cap on feed sold in France (PRI-04)', () => {
  const capped = { cap: 3_400, consumerUnitPrice: 6_490, unitPrice: 5_841 };

  it('counts the subscription price, and gives only what is left', () => {
    const { savings } = applyPromotions(
      [line(capped)],
      [promotion('thirty', rate(3_000), on(['PR000001']))],
    );
    expect(savings[0]?.perLine).toEqual([2_206 - 649]);
  });

  it('does not touch an amount off the whole basket, nor goods without a cap', () => {
    expect(perLine([food()], [promotion('five', off(500))])).toEqual([[500]]);
    expect(perLine([line()], [promotion('half', rate(5_000))])).toEqual([[500]]);
    expect(perLine([food()], [promotion('half', rate(5_000))])).toEqual([[340]]);
  });

  it('withholds what has no room left, gifts included (PRI-06b)', () => {
    const gift = (value: Cents): Reward => ({
      kind: 'free_product',
      variantCode: '10000001',
      quantity: 1,
      value,
    });
    const applied = applyPromotions(
      [food()],
      [promotion('a', gift(200)), promotion('b', gift(200)), promotion('c', gift(140))],
    );
    expect(applied.gifts.map((given) => given.promotion.code)).toEqual(['a', 'c']);
    expect(applied.withheld).toMatchObject([{ promotion: { code: 'b' }, reason: 'no_room' }]);
  });

  it('is in force in France, for feed, until 15 April 2028', () => {
    const day = (text: string) => Temporal.PlainDate.from(text);
    expect(capOn('FR', 'pet_food', day('2028-04-15'))).toBe(3_400);
    expect(capOn('FR', 'pet_food', day('2028-04-16'))).toBeNull();
    expect(capOn('BE', 'pet_food', day('2026-11-21'))).toBeNull();
    expect(capOn('FR', 'accessory', day('2026-11-21'))).toBeNull();
    expect(lowestCap(['BE', 'FR'], 'pet_food', day('2026-11-21'))).toBe(3_400);
    expect(lowestCap(['BE'], 'pet_food', day('2026-11-21'))).toBeNull();
  });

  it('refuses to publish 35 % on feed', () => {
    expect(publicationRefusal(promotion('p', rate(3_500)), 3_400)).toEqual({
      code: 'promotion.above_cap',
      params: { capPercent: 34 },
    });
    expect(publicationRefusal(promotion('p', rate(3_400)), 3_400)).toBeNull();
    expect(publicationRefusal(promotion('p', rate(3_500)), null)).toBeNull();
  });
});

const anyLine = fc
  .record({
    productCode: fc.constantFrom('PR000001', 'PR000002', 'PR000003'),
    quantity: fc.integer({ min: 1, max: 20 }),
    consumerUnitPrice: fc.integer({ min: 0, max: 20_000 }),
    onSubscription: fc.boolean(),
    cap: fc.constantFrom(null, 3_400),
  })
  .map((facts) => {
    const tenth = facts.onSubscription ? Math.floor(facts.consumerUnitPrice / 10) : 0;
    return line({ ...facts, unitPrice: facts.consumerUnitPrice - tenth });
  });
const anyPromotion = fc.record({
  reward: fc.oneof(
    fc.integer({ min: 1, max: 30_000 }).map(off),
    fc.integer({ min: 1, max: 10_000 }).map(rate),
  ),
  products: fc.constantFrom([], ['PR000001'], ['PR000001', 'PR000002']),
  exclusive: fc.boolean(),
  priority: fc.integer({ min: 0, max: 2 }),
});
const anyStack = fc
  .array(anyPromotion, { maxLength: 5 })
  .map((all) =>
    all.map(({ reward, products, ...more }, index) =>
      promotion(`p${index}`, reward, { ...more, ...on([...products]) }),
    ),
  );
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 6 });

describe('whatever the stack', () => {
  const offLine = (lines: PricedLine[], promotions: Promotion[], countedOnly = false) => {
    const { savings } = applyPromotions(lines, promotions);
    return lines.map((_, index) =>
      sum(savings.filter((s) => s.counted || !countedOnly).map((s) => s.perLine[index] as Cents)),
    );
  };

  it('no line falls below zero', () => {
    fc.assert(
      fc.property(anyLines, anyStack, (lines, promotions) => {
        for (const [index, saved] of offLine(lines, promotions).entries()) {
          const { unitPrice, quantity } = lines[index] as PricedLine;
          expect(saved).toBeGreaterThanOrEqual(0);
          expect(saved).toBeLessThanOrEqual(unitPrice * quantity);
        }
      }),
    );
  });

  it('benefits on feed stay within 34 % of the consumer price', () => {
    fc.assert(
      fc.property(anyLines, anyStack, (lines, promotions) => {
        for (const [index, saved] of offLine(lines, promotions, true).entries()) {
          const { cap, consumerUnitPrice, unitPrice, quantity } = lines[index] as PricedLine;
          if (cap === null) continue;
          const benefits = (consumerUnitPrice - unitPrice) * quantity + saved;
          expect(benefits).toBeLessThanOrEqual((consumerUnitPrice * quantity * cap) / 10_000);
        }
      }),
    );
  });

  it('the order of promotions never changes what is saved', () => {
    fc.assert(
      fc.property(anyLines, anyStack, (lines, promotions) => {
        const reversed = offLine(lines, promotions.toReversed());
        expect(reversed).toEqual(offLine(lines, promotions));
      }),
    );
  });
});
