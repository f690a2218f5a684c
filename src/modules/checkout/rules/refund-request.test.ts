import { describe, expect, it } from 'vitest';
import { judgeRefund } from './refund-request.ts';

const order = {
  lines: [
    { key: 'kibble:once', quantity: 2, total: 11349, taxRate: 2000 },
    { key: 'tin:once', quantity: 3, total: 5232, taxRate: 2000 },
  ],
  shippingTaxes: [{ gross: 490, rate: 2000 }],
};
const one = { units: { 'kibble:once': 1 }, shipping: false };

describe('PAY-09 what may be paid back', () => {
  it('pays back a unit at what it cost after the discount', () => {
    const judged = judgeRefund(order, [], one);
    expect(judged).toMatchObject({ allowed: true, note: { total: 5675 } });
  });

  it('pays back everything that was not paid back before, to the cent', () => {
    const judged = judgeRefund(order, [one], 'everything');
    expect(judged).toMatchObject({
      allowed: true,
      note: { total: 11349 + 5232 + 490 - 5675 },
      returned: { units: { 'kibble:once': 1, 'tin:once': 3 }, shipping: true },
    });
  });

  it('refuses a unit, a line or a delivery that is not there any more', () => {
    const both = { units: { 'kibble:once': 2 }, shipping: true };
    const tooMuch = (field: string, left: number) => ({
      allowed: false,
      reason: 'refund.too_much',
      field,
      left,
    });
    expect(judgeRefund(order, [one], both)).toEqual(tooMuch('units.kibble:once', 1));
    expect(judgeRefund(order, [], { units: { 'bowl:once': 1 }, shipping: false })).toEqual(
      tooMuch('units.bowl:once', 0),
    );
    expect(judgeRefund(order, [both], { units: {}, shipping: true })).toEqual(
      tooMuch('shipping', 0),
    );
  });

  it('refuses a gesture of a cent more than what is left beside it, and says how much that is', () => {
    const total = 11349 + 5232 + 490;
    const gesture = { units: {}, shipping: false, goodwill: total - 1000 };
    const requested = { ...one, goodwill: 1000 - 499 };
    const left = { allowed: false, reason: 'refund.too_much', field: 'goodwill', left: 0 };
    expect(judgeRefund(order, [gesture], requested)).toMatchObject(left);
    const all = { units: {}, shipping: false, goodwill: 1001 };
    expect(judgeRefund(order, [gesture], all)).toMatchObject({ ...left, left: 1000 });
    expect(judgeRefund(order, [gesture], { ...all, goodwill: 1000 })).toMatchObject({
      allowed: true,
      note: { total: 1000 },
    });
  });

  it('refuses nothing at all', () => {
    const nothing = { allowed: false, reason: 'refund.nothing' };
    expect(judgeRefund(order, [], { units: {}, shipping: false })).toEqual(nothing);
    const all = { units: { 'kibble:once': 2, 'tin:once': 3 }, shipping: true };
    expect(judgeRefund(order, [all], 'everything')).toEqual(nothing);
  });
});
