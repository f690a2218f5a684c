import { money } from '#i18n/money.ts';
import type { Cents } from '#kit/money.ts';
import { Refusal } from '#kit/refusal.ts';

/** `refund.too_much`, said under the field that asks for it: at most `left` can go back. */
export const refuseMoreThan = (field: string, left: Cents): Refusal =>
  new Refusal(
    'refund.too_much',
    {},
    {
      violations: [{ propertyPath: field, code: 'refund.left', params: { left: money(left) } }],
    },
  );
