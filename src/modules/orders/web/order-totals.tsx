import { words } from '#i18n/words.ts';
import { Price } from '#ui/price.tsx';
import type { OrderShape } from '../contracts.ts';
import messages from '../messages/totals.fr.json';
import { printedSums } from '../rules/index.ts';

const t = words(messages);

type Totals = Pick<
  OrderShape,
  'accounting' | 'items' | 'itemsTotal' | 'promisedDeliveries' | 'promotions' | 'shippingTotal'
>;

interface OrderTotalsProps {
  order: Totals;
  /** Says of the shipping fee that it is an estimate: the address is not known yet. */
  estimated?: boolean;
  /** False while the tax inside is not known. */
  taxed?: boolean;
  /** False while no way of sending can take it: its fee is not known then. */
  deliverable?: boolean;
}

/**
 * The sums of an order, from its lines to what is due (ORD-06): the rows printed above the total add
 * up to it. Tax is inside every amount.
 */
export function OrderTotals({
  order,
  estimated = false,
  taxed = true,
  deliverable = true,
}: OrderTotalsProps) {
  const { accounting, items, itemsTotal, promotions, promisedDeliveries, shippingTotal } = order;
  const sums = printedSums({
    lines: items,
    promotions,
    itemsTotal,
    shippingTotal,
  });
  const shipping = t(estimated ? 'shippingEstimated' : 'shipping');
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        <Row name={t('items')} cents={sums.subtotal} />
        {sums.reductions.map(({ code, name, amount }) => (
          <Row key={code} name={name} cents={amount} />
        ))}
        {deliverable && <Row name={shipping} cents={sums.shipping} free={t('free')} />}
        <div className="col-span-2 mt-1 grid grid-cols-subgrid border-t border-brume-2 pt-3 text-price font-bold">
          <Row name={t('total')} cents={accounting.totalIncludingTax} />
        </div>
        {taxed && (
          <div className="col-span-2 grid grid-cols-subgrid text-small text-encre-2">
            <Row name={t('vat')} cents={accounting.vatIncluded} />
            {/* BIZ-10 is in its name: behind the amount it would push the figures out of their column. */}
            <Row name={t('net')} cents={accounting.totalWithoutTax} />
          </div>
        )}
      </dl>
      {promisedDeliveries.map(({ code, text }) => (
        <p key={code} className="mt-3 text-small font-bold">
          {text}
        </p>
      ))}
    </>
  );
}

interface RowProps {
  name: string;
  cents: number;
  /** What zero is called here. */
  free?: string;
}

function Row({ name, cents, free }: RowProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-right">
        <Price cents={cents} free={free} />
      </dd>
    </>
  );
}
