import type { ReactNode } from 'react';
import { OrderStatus } from '#modules/orders/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { AskReturn } from './ask-return.tsx';
import type { OwnOrder } from './load-order.server.ts';
import { OrderContent } from './order-content.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderSubscriptions } from './order-subscriptions.tsx';
import type { Missing } from './reorder.server.ts';
import { Reorder } from './reorder.tsx';

interface WholeOrderProps {
  own: OwnOrder;
  title: string;
  /** Formatted date of the order. */
  placed: string | null;
  back: ReactNode;
  /** Result of a form. */
  answer: { done?: Missing | undefined; refused?: FormAnswer | undefined } | undefined;
}

/** One order, whole: lines, amounts, addresses, where it is (ORD-05, ORD-06). */
export function WholeOrder({ own, title, placed, back, answer }: WholeOrderProps) {
  const { order } = own;
  return (
    <>
      {back}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 tabIndex={-1} className="text-h2">
          {title}
        </h1>
        <OrderStatus status={order.status} deliveredAt={order.shipments[0]?.deliveredAt} />
      </div>
      {placed && <p className="mt-2 text-encre-2">{placed}</p>}
      <OrderSubscriptions {...own} />
      <OrderNotice {...own} />
      <OrderProgress {...own} />
      <OrderReturns {...own} />
      <OrderContent {...own} action={<Reorder done={answer?.done} refused={answer?.refused} />} />
      <AskReturn {...own} refused={answer?.refused} />
    </>
  );
}
