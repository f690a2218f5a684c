import type { ReactNode } from 'react';
import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { Instructions } from '#modules/checkout/web/index.ts';
import { AddressLines } from '#modules/customers/web/index.ts';
import { deliveryDates, OrderLines, OrderTotals } from '#modules/orders/web/index.ts';
import { RelayAddress } from '#modules/shipping/web/index.ts';
import { Card } from '#ui/card.tsx';
import { Grid } from '#ui/layout.tsx';
import { t } from './account-words.ts';
import type { OwnOrder } from './load-order.server.ts';
import { Papers } from './papers.tsx';

/** What an order holds beside what it costs and where it goes. */
export function OrderContent({ order, instructions, refunds, invoices }: OwnOrder) {
  const { deliverFrom, deliverTo, deliveredAt, pickupAddress } = order.shipments[0] ?? {};
  const isExpected =
    deliverFrom && deliverTo && !deliveredAt && !instructions && order.status !== 'cancelled';
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
        {refunds.length > 0 && (
          <Part title={t('order.refunds')}>
            <ul className="grid gap-1">
              {refunds.map((refund) => (
                <li key={refund.id}>{refundText(refund)}</li>
              ))}
            </ul>
          </Part>
        )}
        {(invoices.length > 0 || order.status !== 'cancelled') && (
          <Part title={t('papers.title')}>
            <Papers
              order={order.number ?? ''}
              invoices={invoices}
              isExpected={order.status !== 'cancelled'}
            />
          </Part>
        )}
        {order.shippingAddress && (
          <Part title={t('order.shipping')}>
            {isExpected && (
              <p className="mb-2">
                {t('order.delivered', { dates: deliveryDates(deliverFrom, deliverTo) })}
              </p>
            )}
            {pickupAddress ? (
              <RelayAddress point={pickupAddress} hours />
            ) : (
              <AddressLines address={order.shippingAddress} />
            )}
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

/** « 41,00 € remboursés le 3 décembre 2026 », or on their way (REL-14). */
function refundText({ amount, doneAt }: OwnOrder['refunds'][number]): string {
  return doneAt
    ? t('order.refunded', { amount: money(amount), date: fullDate(doneAt) })
    : t('order.refundPending', { amount: money(amount) });
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-h4">{title}</h2>
      {children}
    </div>
  );
}
