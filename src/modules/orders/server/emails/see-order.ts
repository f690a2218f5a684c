import { t } from '#i18n/catalogue.server.ts';
import { localizedPath } from '#i18n/language.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import type { Order } from '../order.ts';
import { pageOfOrder } from '../page-of-order.ts';

/** The link button to an order, for customers and guests. */
export const seeOrder = (order: Order, { origin }: MailContact) => ({
  label: t('orders.mails.see'),
  url: origin + localizedPath(pageOfOrder(order)),
  hint: t('orders.mails.linkHint'),
});
