import { t } from '#i18n/catalogue.server.ts';
import { ofNames } from '#i18n/names.ts';
import { calledAfter } from '../rules/index.ts';
import type { Subscription } from './subscription.ts';

type Named = Pick<Subscription, 'items'>;

const after = ({ items }: Named) =>
  calledAfter(
    items.map(({ known: existing, quantity, animals }) => ({
      productName: existing.productName,
      quantity,
      animals,
    })),
  );

/** The display name of a subscription: « La gamelle de Mistigri et Rex », or its products. */
export function nameOf(subscription: Named): string {
  const bowl = bowlOf(subscription);
  if (bowl !== null) return bowl;
  const called = after(subscription);
  if (!('product' in called)) return '';
  const { product, others } = called;
  return others > 0 ? t('subscriptions.name.products', { product, count: others }) : product;
}

/** The same when it is named after animals; null when no animal is set. */
export function bowlOf(subscription: Named): string | null {
  const called = after(subscription);
  return 'animals' in called ? t('subscriptions.name.bowl', { of: ofNames(called.animals) }) : null;
}
