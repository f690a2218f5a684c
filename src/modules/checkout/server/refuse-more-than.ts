import { money } from '#i18n/money.ts';
import type { Cents } from '#kit/money.ts';
import { Refusal } from '#kit/refusal.ts';

/** `refund.too_much`, reported under its field: at most `left` can be refunded. */
export const refuseMoreThan = (field: string, left: Cents): Refusal =>
  new Refusal(
    'refund.too_much',
    {},
    {
      violations: [{ propertyPath: field, code: 'refund.left', params: { left: money(left) } }],
    },
  );
