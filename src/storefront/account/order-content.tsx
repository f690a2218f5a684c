import type { ReactNode } from 'react';
import { Instructions } from '#modules/checkout/web/index.ts';
import { AddressLines } from '#modules/customers/web/index.ts';
import { deliveryDates, OrderLines, OrderTotals } from '#modules/orders/web/index.ts';
import { Card } from '#ui/card.tsx';
import { Grid } from '#ui/layout.tsx';
import { t } from './account-words.ts';
import type { OwnOrder } from './load-order.server.ts';

/** What an order holds beside what it costs and where it goes. */
export function OrderContent({ order, instructions }: OwnOrder) {
  const { deliverFrom, deliverTo } = order.shipments[0] ?? {};
  const isExpected = deliverFrom && deliverTo && !instructions && order.status !== 'cancelled';
  return (
    <Grid columns="halves" className="mt-6 items-start">
      <div>
        {instructions && (
          <Card as="section" ground="quiet" className="mb-6">
            <h2 className="mb-2 text-h4">{t('order.payment')}</h2>
            <Instructions text={instructions} />
          </Card>
        )}
        <section>
          <h2 className="text-h3">{t('order.lines')}</h2>
          <OrderLines order={order} />
        </section>
      </div>
      <Card as="section" ground="brume" className="grid gap-6">
        <Part title={t('order.totals')}>
          <OrderTotals order={order} />
        </Part>
        {order.shippingAddress && (
          <Part title={t('order.shipping')}>
            {isExpected && (
              <p className="mb-2">
                {t('order.delivered', { dates: deliveryDates(deliverFrom, deliverTo) })}
              </p>
            )}
            <AddressLines address={order.shippingAddress} />
          </Part>
        )}
        {order.billingAddress && (
          <Part title={t('order.billing')}>
            <AddressLines address={order.billingAddress} />
          </Part>
        )}
      </Card>
    </Grid>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-h4">{title}</h2>
      {children}
    </div>
  );
}
