import { decimal, number } from '#i18n/numbers.ts';
import { defined } from '#kit/defined.ts';
import type { PromotionRule } from '#modules/promotions/admin-contracts.ts';
import { boxOf } from '../parts/form-section.ts';
import { t } from './promotions-words.ts';

const euros = (cents: number | null) => (cents === null ? null : decimal(cents / 100));
const count = (value: number | null) => (value === null ? null : String(value));

/** Initial values of the form's fields. */
export const ruleValues = (rule: PromotionRule | null): Record<string, string | null> =>
  rule === null
    ? {
        kind: 'amount',
        trigger: 'code',
        priority: '0',
        giftQuantity: '1',
        deliveriesFrom: 'order',
      }
    : {
        name: rule.name,
        kind: rule.kind,
        startsOn: rule.startsOn,
        endsOn: rule.endsOn,
        amount: euros(rule.amount),
        minimum: euros(rule.minimum),
        rate: rule.rate === null ? null : number(rule.rate / 100),
        giftVariant: rule.giftVariant,
        giftQuantity: count(rule.giftQuantity) ?? '1',
        products: rule.products.join(' '),
        deliveries: count(rule.deliveries),
        deliveriesFrom: rule.deliveriesFrom ?? 'order',
        totalUses: count(rule.totalUses),
        usesPerCustomer: count(rule.usesPerCustomer),
        segment: count(rule.segment),
        priority: String(rule.priority),
      };

/** The form's values of a rule, checkboxes included, to tell the user what somebody else changed meanwhile. */
export const seenRule = (rule: PromotionRule): Record<string, string | null> => ({
  ...ruleValues(rule),
  sites: rule.channels.join(', '),
  countries: rule.countries.join(', '),
  categories: rule.categories.join(', '),
  firstOrderOnly: rule.firstOrderOnly ? t('form.firstOrderOnly') : null,
  subscriptionOnly: rule.subscriptionOnly ? t('form.subscriptionOnly') : null,
  exclusive: rule.exclusive ? t('form.exclusive') : null,
});

/** Whether a checkbox is ticked: as submitted, else as saved. */
export function tickedIn(
  sent: Readonly<Record<string, string>> | null,
  rule: PromotionRule | null,
): (name: string) => boolean {
  if (sent) return (name) => sent[name] !== undefined;
  if (rule === null) return () => false;
  const ticked = new Set(
    defined<string>([
      ...rule.channels.map((one) => boxOf('site', one)),
      ...rule.countries.map((one) => boxOf('country', one)),
      ...rule.categories.map((one) => boxOf('category', one)),
      rule.firstOrderOnly ? 'firstOrderOnly' : undefined,
      rule.subscriptionOnly ? 'subscriptionOnly' : undefined,
      rule.exclusive ? 'exclusive' : undefined,
    ]),
  );
  return (name) => ticked.has(name);
}
