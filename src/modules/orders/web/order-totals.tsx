import { words } from '#i18n/words.ts';
import { Price } from '#ui/price.tsx';
import type { OrderShape } from '../contracts.ts';
import messages from '../messages/totals.fr.json';

const t = words(messages);

type Totals = Pick<
  OrderShape,
  'accounting' | 'promotions' | 'shippingTotal' | 'checkoutState' | 'items' | 'promisedDeliveries'
>;

interface OrderTotalsProps {
  order: Totals;
  /** Says of the shipping fee that it is an estimate: the address is not known yet. */
  estimated?: boolean;
  /** False while the tax inside is not known. */
  taxed?: boolean;
}

/** The sums of an order, from its products to what is due (ORD-06). Tax is inside every amount. */
export function OrderTotals({ order, estimated = false, taxed = true }: OrderTotalsProps) {
  const { accounting, promotions, shippingTotal, promisedDeliveries } = order;
  const shipping = t(estimated ? 'shippingEstimated' : 'shipping');
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        <Row name={t('items')} cents={accounting.itemsTotal} />
        {accounting.discountTotal !== 0 && (
          <Row name={t('discount')} cents={accounting.discountTotal} />
        )}
        {promotions.map((promotion) => (
          <Row key={promotion.code} name={promotion.name} cents={promotion.amount} />
        ))}
        <Row name={shipping} cents={shippingTotal} free={t('free')} />
        <div className="col-span-2 mt-1 grid grid-cols-subgrid border-t border-brume-2 pt-3 text-price font-bold">
          <Row name={t('total')} cents={accounting.totalIncludingTax} />
        </div>
        {taxed && (
          <div className="col-span-2 grid grid-cols-subgrid text-small text-encre-2">
            <Row name={t('vat')} cents={accounting.vatIncluded} />
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

function Row({ name, cents, free }: { name: string; cents: number; free?: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-right">
        <Price cents={cents} free={free} />
      </dd>
    </>
  );
}
