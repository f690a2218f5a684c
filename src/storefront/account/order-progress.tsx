import { deliveryDates, Parcels } from '#modules/orders/web/index.ts';
import { Card } from '#ui/card.tsx';
import { t } from './account-words.ts';
import type { OwnOrder } from './load-order.server.ts';
import { orderProgress } from './order-progress.ts';
import { OrderSteps } from './order-steps.tsx';

/** Progress of an order: steps, arrival, and each parcel's tracking (SHP-05, DEL-09). */
export function OrderProgress({
  order,
  isOwed,
  isCancelled,
  withdrawal,
}: Pick<OwnOrder, 'order' | 'isOwed' | 'isCancelled' | 'withdrawal'>) {
  const [shipment] = order.shipments;
  const { deliverFrom, deliverTo, deliveredAt, parcels = [], toFollow = [] } = shipment ?? {};
  // What is kept of a partial withdrawal still arrives.
  const isWithdrawn = withdrawal.declaredAt !== null && withdrawal.items === null;
  const goesOn = !isWithdrawn && orderProgress(order.status) !== null;
  if (!goesOn && parcels.length === 0) return null;
  const isExpected = goesOn && deliverFrom && deliverTo && !deliveredAt && !isOwed && !isCancelled;
  return (
    <Card as="section" ground={isOwed ? 'blanc' : 'quiet'} className="mt-6 grid gap-5">
      <h2 className="sr-only">{t('order.way')}</h2>
      {isExpected && (
        <p className="text-h4 font-bold">
          {t('order.delivered', { dates: deliveryDates(deliverFrom, deliverTo) })}
        </p>
      )}
      {goesOn && <OrderSteps status={order.status} deliveredAt={deliveredAt} />}
      <Parcels parcels={parcels} toFollow={isCancelled ? [] : toFollow} />
    </Card>
  );
}
