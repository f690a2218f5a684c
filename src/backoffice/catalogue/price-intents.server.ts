import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamPriceCalls } from '#services/admin/catalogue.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedAmount } from '../parts/typed-amount.ts';

interface OfVariant {
  code: string;
  /** The sites it is sold on. */
  channels: readonly string[];
}

const price = z.object({
  channel: z.string(),
  price: typedAmount.refine((cents) => cents !== null, { params: { code: 'required' } }),
  from: z.union([z.literal(''), z.iso.date()]),
  confirmed: z.literal('on').optional(),
});

const changePrice: OfficeIntent<OfVariant> = ({ admin, code, channels, data, key }) =>
  submitForm({
    form: 'changePrice',
    data,
    schema: price,
    others: ['confirmed'],
    send: ({ channel, price: cents, from, confirmed }) =>
      teamPriceCalls(admin).change(
        code,
        {
          channels: channel === '' ? [...channels] : [channel],
          cents: cents ?? 0,
          from: from || null,
          confirmed: confirmed === 'on',
        },
        key,
      ),
  });

const cancelPrice: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'cancelPrice',
    data,
    schema: z.object({ id: z.string() }),
    send: ({ id }) => teamPriceCalls(admin).cancel(id, key),
  });

/** Actions of a format's price page, by form name. */
export const priceIntents = { changePrice, cancelPrice };
