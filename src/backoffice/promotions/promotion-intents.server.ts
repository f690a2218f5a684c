import { z } from 'zod';
import { batchDraft, couponDraft, promotionEnd } from '#modules/promotions/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { promotionCalls } from '#services/admin/promotions.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedCount } from './typed-rule.ts';

interface OfPromotion {
  code: string;
}
type Intent = OfficeIntent<OfPromotion>;
type Form = FormOf<OfPromotion>;

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

const endPromotion = plainForm({
  name: 'endPromotion',
  schema: z.object({
    endsOn: z.preprocess((typed) => typed || null, promotionEnd.shape.endsOn),
  }),
  send: ({ admin, code, key }: Form, { endsOn }) => promotionCalls(admin).end(code, endsOn, key),
});

/** A number as it is typed; nothing for an empty field. */
const counted = <S extends z.ZodType<number | null, number | string | null>>(schema: S) =>
  z
    .string()
    .transform((text): number | string | null => typedCount(text))
    .pipe(schema)
    .meta({ control: 'count' });

const addCoupon = plainForm({
  name: 'addCoupon',
  words: 'promotion',
  schema: couponDraft.extend({ totalUses: counted(couponDraft.shape.totalUses) }),
  fields: {
    couponCode: { control: 'code', isRequired: true, maxLength: 32 },
    totalUses: { isRequired: false },
  },
  send: ({ admin, code, key }: Form, coupon) => promotionCalls(admin).addCoupon(code, coupon, key),
});

const makeCoupons = plainForm({
  name: 'makeCoupons',
  words: 'promotion',
  schema: batchDraft.extend({ size: counted(batchDraft.shape.size) }),
  fields: { prefix: { control: 'code', isRequired: true, maxLength: 12 } },
  send: ({ admin, code, key }: Form, batch) => promotionCalls(admin).makeCoupons(code, batch, key),
});

/** Actions of a promotion's page, by form name. */
export const promotionIntents = {
  stopPromotion,
  resumePromotion,
  endPromotion,
  addCoupon,
  makeCoupons,
};
