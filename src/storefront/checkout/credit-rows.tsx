import { Price } from '#ui/price.tsx';
import { t } from '../account/credit-words.ts';
import type { ShownOrder } from './shown-order.ts';

/** Rows for applied store credit and the rest to pay; nothing without credit. */
export function CreditRows({ order }: { order: Pick<ShownOrder, 'credit' | 'due' | 'voucher'> }) {
  if (order.credit === 0) return null;
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t border-brume-2 pt-3">
      <dt>{t(order.voucher ? 'checkout.voucher.paid' : 'checkout.paid')}</dt>
      <dd className="text-right">
        <Price cents={-order.credit} />
      </dd>
      <dt className="font-bold">{t('checkout.due')}</dt>
      <dd className="text-right font-bold">
        <Price cents={order.due} />
      </dd>
    </dl>
  );
}
