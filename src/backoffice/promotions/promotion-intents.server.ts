import { z } from 'zod';
import { batchDraft, couponDraft, promotionEnd } from '#modules/promotions/admin-contracts.ts';
import { submitForm, typedValues } from '#pages/forms/submit-form.server.ts';
import { promotionCalls } from '#services/admin/promotions.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedCount } from './typed-rule.ts';

interface OfPromotion {
  code: string;
}
type Intent = OfficeIntent<OfPromotion>;

const stopPromotion: Intent = ({ admin, code, data, key }) =>
  submitForm({
    form: 'stopPromotion',
    data,
    schema: z.object({}),
    send: () => promotionCalls(admin).stop(code, key),
  });

const resumePromotion: Intent = ({ admin, code, data, key }) =>
  submitForm({
    form: 'resumePromotion',
    data,
    schema: z.object({}),
    send: () => promotionCalls(admin).resume(code, key),
  });

const endPromotion: Intent = ({ admin, code, data, key }) =>
  submitForm({
    form: 'endPromotion',
    data,
    schema: promotionEnd,
    input: { endsOn: typedValues(data).endsOn || null },
    send: ({ endsOn }) => promotionCalls(admin).end(code, endsOn, key),
  });

const addCoupon: Intent = ({ admin, code, data, key }) => {
  const { couponCode, totalUses } = typedValues(data);
  return submitForm({
    form: 'addCoupon',
    words: 'promotion',
    data,
    schema: couponDraft,
    input: { couponCode, totalUses: typedCount(totalUses) },
    send: (coupon) => promotionCalls(admin).addCoupon(code, coupon, key),
  });
};

const makeCoupons: Intent = ({ admin, code, data, key }) => {
  const { prefix, size } = typedValues(data);
  return submitForm({
    form: 'makeCoupons',
    words: 'promotion',
    data,
    schema: batchDraft,
    input: { prefix, size: typedCount(size) },
    send: (batch) => promotionCalls(admin).makeCoupons(code, batch, key),
  });
};

/** What can be done on the page of a promotion, by the name of its form. */
export const promotionIntents = {
  stopPromotion,
  resumePromotion,
  endPromotion,
  addCoupon,
  makeCoupons,
};
