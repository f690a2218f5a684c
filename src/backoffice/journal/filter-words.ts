import { shortDate } from '#i18n/dates.ts';
import type { Words } from '#i18n/words.ts';
import type { TeamList } from '#kit/team-list.ts';
import { bookLineList } from '#modules/books/rules/team-list.ts';
import { campaignList } from '#modules/campaigns/rules/team-list.ts';
import { productList } from '#modules/catalog/rules/team-list.ts';
import { messageList } from '#modules/contact/rules/team-list.ts';
import { entryList } from '#modules/content/rules/team-list.ts';
import { customerList } from '#modules/customers/rules/team-list.ts';
import { orderList } from '#modules/orders/rules/team-list.ts';
import { promotionList } from '#modules/promotions/rules/team-list.ts';
import { reviewList } from '#modules/reviews/rules/team-list.ts';
import { actionList } from '#modules/staff/rules/team-list.ts';
import { subscriptionList } from '#modules/subscriptions/rules/team-list.ts';
import { t as campaigns } from '../campaigns/campaigns-words.ts';
import { t as catalogue } from '../catalogue/catalogue-words.ts';
import { t as contents } from '../content/content-words.ts';
import { t as customers } from '../customers/customers-words.ts';
import { t as bookLines } from '../finance/book-lines-words.ts';
import { t as messages } from '../messages-box/box-words.ts';
import { t as orders } from '../orders/orders-words.ts';
import { t as promotions } from '../promotions/promotions-words.ts';
import { t as reviews } from '../reviews/reviews-words.ts';
import { t as subscriptions } from '../subscriptions/subscriptions-words.ts';
import { t } from './journal-words.ts';

/** The lists of the back office with their words. */
const LISTS: readonly (readonly [TeamList, Words<never>])[] = [
  [orderList, orders],
  [customerList, customers],
  [subscriptionList, subscriptions],
  [reviewList, reviews],
  [productList, catalogue],
  [messageList, messages],
  [promotionList, promotions],
  [campaignList, campaigns],
  [entryList, contents],
  [bookLineList, bookLines],
  [actionList, t],
];

/**
 * What narrowed a list, as its fields say it: « Paiement : Payé, Du : 25 nov. 2026 »; null when nothing did. `query` is
 * what the address of the list held after its question mark.
 */
export function filterWords(id: string, query: string): string | null {
  const [list, words] = LISTS.find(([one]) => one.id === id) ?? [];
  if (!list || !words) return query || null;
  const typed = new URLSearchParams(query);
  const said = Object.entries(list.filters).flatMap(([name, filter]) => {
    const value = typed.get(filter.key);
    if (!value) return [];
    const option = `options.${name}.${value}`;
    const text = filter.kind === 'day' ? shortDate(value) : words.translate(option);
    return t('detail', {
      name: words.translate(`fields.${name}`),
      value: text === option ? value : text,
    });
  });
  return said.join(', ') || null;
}
