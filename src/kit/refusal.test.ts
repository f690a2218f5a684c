import { expect, it } from 'vitest';
import { Refusal, refuse, refuseFields } from './refusal.ts';

it('a refusal carries its code and what its words may quote', () => {
  const refusal = refuse('coupon.minimum', { minimum: 4_000 });
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).toMatchObject({ code: 'coupon.minimum', params: { minimum: 4_000 } });
  expect(refusal.status).toBeUndefined();
  expect(refusal.violations).toBeUndefined();
});

it('refused fields are one 422 with every violation', () => {
  const refusal = refuseFields([
    { propertyPath: 'couponCode', code: 'coupon.invalid' },
    { propertyPath: '', message: 'Non.' },
  ]);
  expect(refusal.status).toBe(422);
  expect(refusal.violations?.map((violation) => violation.propertyPath)).toEqual([
    'couponCode',
    '',
  ]);
});
