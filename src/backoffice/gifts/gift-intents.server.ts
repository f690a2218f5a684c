import { redirect } from 'react-router';
import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { giftCalls } from '#services/admin/gifts.ts';
import { voucherForm } from '../customers/gift-forms.ts';
import { plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { officePaths } from '../paths.ts';

const giftId = z.object({ id: z.string().regex(/^\d{1,15}$/) });

const approveGift: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'approveGift',
    data,
    schema: giftId,
    send: async ({ id }) => {
      await giftCalls(admin).approve(id, key);
      throw redirect(officePaths.giftsAfter('approuve'));
    },
  });

const refuseGift: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'refuseGift',
    data,
    schema: giftId,
    send: async ({ id }) => {
      await giftCalls(admin).refuse(id, key);
      throw redirect(officePaths.giftsAfter('refuse'));
    },
  });

const issueVoucher = plainForm({
  name: 'issueVoucher',
  schema: voucherForm,
  send: async ({ admin, key }, voucher) => {
    const { outcome } = await giftCalls(admin).issue(voucher, key);
    throw redirect(officePaths.giftsAfter(outcome === 'given' ? 'bon' : 'bon-attend'));
  },
});

/** Actions of the gifts page. */
export const giftIntents = { approveGift, refuseGift, issueVoucher };
