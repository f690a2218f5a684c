import type { ReactNode } from 'react';
import { AddressLines } from '#modules/customers/web/index.ts';
import { ExplainedTotal, OrderLines, OrderTotals } from '#modules/orders/web/index.ts';
import { RelayAddress } from '#modules/shipping/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { Grid } from '#ui/layout.tsx';
import { t } from './account-words.ts';
import { Documents } from './documents.tsx';
import type { OwnOrder } from './load-order.server.ts';
import { OrderChanges } from './order-changes.tsx';
import { OrderPayment } from './order-payment.tsx';

interface OrderContentProps extends OwnOrder {
  /** Actions for the order. */
  action?: ReactNode;
  /** Download path of an invoice by number; by default the account's. */
  invoicePath?: (number: string) => string;
}

/** The contents and addresses of an order, with the amounts beside them. */
export function OrderContent({ action, ...own }: OrderContentProps) {
  const { order } = own;
  return (
    <Grid columns="halves" className="mt-8 items-start lg:gap-x-10">
      <div>
        <section>
          <h2 className="text-h3">{t('order.lines')}</h2>
          <OrderLines order={order} />
          <OrderChanges changes={own.changes} />
          <div className="mt-4 empty:hidden">{action}</div>
        </section>
        <Places order={order} />
      </div>
      <Money {...own} />
    </Grid>
  );
}

/** Delivery and billing address. */
function Places({ order }: Pick<OwnOrder, 'order'>) {
  const { pickupAddress } = order.shipments[0] ?? {};
  return (
    <div className="mt-8 grid gap-6 border-t border-brume-2 pt-6 md:grid-cols-2">
      {order.shippingAddress && (
        <Part title={t('order.shipping')}>
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
    </div>
  );
}

/** Total and its explanation, payment, refunds, and documents. */
function Money({
  order,
  charge,
  explanation,
  refunds,
  invoices,
  isCancelled,
  invoicePath = (number) => paths.invoice(order.number ?? '', number),
}: Omit<OrderContentProps, 'action' | 'changes'>) {
  return (
    <Card as="section" ground="brume" className="grid gap-6">
      <Part title={t('order.totals')}>
        <OrderTotals order={order} />
        <div className="mt-3">
          <ExplainedTotal explanation={explanation} />
        </div>
      </Part>
      <Part title={t('payment.title')}>
        <OrderPayment charge={charge} refunds={refunds} />
      </Part>
      {(invoices.length > 0 || !isCancelled) && (
        <Part title={t(invoices.length > 1 ? 'documents.titles' : 'documents.title')}>
          <Documents pathOf={invoicePath} invoices={invoices} isExpected={!isCancelled} />
        </Part>
      )}
    </Card>
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
