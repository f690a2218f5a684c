import { OrderLines, OrderTotals } from '#modules/orders/web/index.ts';
import { paths } from '#pages/paths.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { t } from './checkout-words.ts';
import { CreditRows } from './credit-rows.tsx';
import type { ShownOrder } from './shown-order.ts';

interface OrderAsideProps {
  order: ShownOrder;
  /** The postage is an estimate until the address is known. */
  estimated: boolean;
  /** False while a shipping method is previewed: its tax is not known yet. */
  isSaved: boolean;
}

/** The order summary beside the steps; on a phone a collapsed bar with the total. */
export function OrderAside({ order, estimated, isSaved }: OrderAsideProps) {
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const content = (
    <>
      <OrderLines order={order} />
      <div className="mt-3 border-t border-brume-2 pt-4">
        <OrderTotals order={order} estimated={estimated} taxed={isSaved} />
        <CreditRows order={order} />
      </div>
      <Link to={paths.cart()} className="link mt-3 inline-block min-h-6 text-small">
        {t('aside.edit')}
      </Link>
    </>
  );
  const title = (
    <span className="flex flex-wrap justify-between gap-x-4">
      {t('aside.toggle', { count })} <Price cents={order.total} />
    </span>
  );
  return (
    <>
      <div className="rounded-card bg-brume px-4 lg:hidden">
        <AccordionItem title={title} level={2}>
          {content}
        </AccordionItem>
      </div>
      <Card as="aside" ground="brume" className="hidden lg:sticky lg:top-6 lg:block">
        <h2 className="text-h4">{t('aside.title')}</h2>
        {content}
      </Card>
    </>
  );
}
