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
  /** Marks the delivery fee as an estimate, because the address is not entered yet. */
  estimated?: boolean;
  /** False while the VAT amount is unknown. */
  taxed?: boolean;
  /** False while no delivery method can carry the order: the fee is unknown then. */
  deliverable?: boolean;
}

/**
 * The sums of an order, from its lines to the amount due (ORD-06): the rows above the total add up to it. All amounts
 * include tax.
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
            {/* The wording of BIZ-10 is in the label: after the amount it would break the column of figures. */}
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
  /** Label shown instead of a zero amount. */
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
