import { z } from 'zod';
import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { readDecimal } from '#kit/decimal.ts';
import { SITES } from '#kit/sites.ts';
import { promotionDraft, promotionEdit } from '#modules/promotions/admin-contracts.ts';
import { boxOf } from '../parts/form-section.ts';
import { typedAmount } from '../parts/typed-amount.ts';

const { shape } = promotionEdit;

/** A typed integer; null when empty, the text itself when malformed. */
export function typedCount(text: string | undefined): number | string | null {
  const typed = text?.replaceAll(/[\s\u00a0\u202f]/g, '') ?? '';
  if (typed === '') return null;
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : typed;
}

/** `12,5` → 1250 hundredths of a percent; null for an empty field. */
const typedRate = z.string().transform((text, context) => {
  const percent = readDecimal(text, { unit: '%' });
  if (percent === null) return null;
  const rate = Number.isNaN(percent) ? 0 : Math.round(percent * 100);
  if (rate < 1 || rate > 10_000)
    context.issues.push({ code: 'custom', input: text, params: { code: 'invalid' } });
  return rate;
});

/** The parsed form of a promotion; see `typedRule`. */
export const typedPromotion = promotionEdit.extend({
  minimum: typedAmount.pipe(shape.minimum),
  amount: typedAmount.pipe(shape.amount),
  rate: typedRate,
});

export const typedNewPromotion = typedPromotion.extend({
  trigger: promotionDraft.shape.trigger,
  couponCode: promotionDraft.shape.couponCode,
});

/**
 * The form's fields as input of its schema; fields the selected reward does not have are left out.
 */
export function typedRule(values: Readonly<Record<string, string>>) {
  const isTicked = (name: string) => values[name] !== undefined;
  const only = (kind: string, text: string | undefined) =>
    values.kind === kind ? (text?.trim() ?? '') : '';
  const categories = Object.keys(values)
    .filter((name) => name.startsWith(boxOf('category', '')))
    .map((name) => name.slice(boxOf('category', '').length));
  return {
    name: values.name ?? '',
    channels: SITES.filter((site) => isTicked(boxOf('site', site))),
    countries: DELIVERY_COUNTRIES.filter((country) => isTicked(boxOf('country', country))),
    startsOn: values.startsOn || null,
    endsOn: values.endsOn || null,
    firstOrderOnly: isTicked('firstOrderOnly'),
    subscriptionOnly: isTicked('subscriptionOnly'),
    deliveries: typedCount(values.deliveries),
    deliveriesFrom: values.deliveries ? (values.deliveriesFrom ?? 'order') : null,
    minimum: values.minimum ?? '',
    products: (values.products ?? '')
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
    categories,
    totalUses: typedCount(values.totalUses),
    usesPerCustomer: typedCount(values.usesPerCustomer),
    segment: values.segment ? Number(values.segment) : null,
    kind: values.kind,
    amount: only('amount', values.amount),
    rate: only('percent', values.rate),
    giftVariant: only('free_product', values.giftVariant) || null,
    giftQuantity: values.kind === 'free_product' ? typedCount(values.giftQuantity) : null,
    priority: typedCount(values.priority) ?? 0,
    exclusive: isTicked('exclusive'),
    trigger: values.trigger,
    couponCode: values.trigger === 'code' ? values.couponCode || null : null,
  };
}
