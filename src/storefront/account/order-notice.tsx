import type { ReactNode } from 'react';
import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { Instructions } from '#modules/checkout/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link.tsx';
import { t } from './account-words.ts';
import type { OwnOrder } from './load-order.server.ts';

const UNPAID = ['cart', 'awaiting_payment', 'cancelled'];

interface OrderNoticeProps extends OwnOrder {
  /** Link to pay an open amount online; by default to the customer's checkout. */
  pay?: (label: string) => ReactNode;
}

/** Notices about the order: withdrawn from, cancelled, or awaiting payment (PAY-04). */
export function OrderNotice(props: OrderNoticeProps) {
  return (
    <>
      <WithdrawalNotice {...props} />
      <StandingNotice {...props} />
    </>
  );
}

/** The declaration of withdrawal and the customer's next step (WDR-01). */
function WithdrawalNotice({ order, withdrawal, isCancelled }: OwnOrder) {
  const { declaredAt, items, confirmed } = withdrawal;
  if (!declaredAt) return null;
  const hasLeft = order.shipments.some(({ parcels = [] }) => parcels.length > 0);
  const next = hasLeft ? 'left' : confirmed ? 'noted' : 'waits';
  const isDone = isCancelled || order.paymentState === 'refunded';
  return (
    <Alert
      tone="info"
      title={t(items === null ? 'order.withdrawn' : 'order.withdrawnPart', {
        date: fullDate(declaredAt),
      })}
      className="mt-6"
    >
      {items !== null && <p>{t('order.withdrawnNext.part', { items })}</p>}
      {!isDone && <p>{t(`order.withdrawnNext.${next}`)}</p>}
    </Alert>
  );
}

function StandingNotice({
  order,
  charge,
  isCancelled,
  isOwed,
  instructions,
  changes,
  pay = (label) => <LinkButton to={paths.checkout(order.tokenValue)}>{label}</LinkButton>,
}: OrderNoticeProps) {
  const { payBy } = charge;
  const amount = money(order.accounting.totalIncludingTax);
  // An unpaid change of lines is reverted, not cancelled (O-22).
  const unpaid = changes.some(({ state }) => state === 'awaited') ? 'changeBy' : 'payBy';
  if (isCancelled)
    return (
      <Alert tone="info" title={t('order.cancelled')} className="mt-6">
        {t(UNPAID.includes(order.paymentState) ? 'order.nothingTaken' : 'order.givenBack')}
      </Alert>
    );
  if (!isOwed && order.blocked)
    return (
      <Alert tone="warning" title={order.blocked.cause} className="mt-6">
        {order.blocked.nextStep} <strong>{t(`order.actors.${order.blocked.actor}`)}</strong>
      </Alert>
    );
  if (!isOwed) return null;
  return (
    <Card as="section" ground="butter" className="mt-6">
      <h2 className="mb-2 text-h4">{t('order.owed', { amount })}</h2>
      {payBy && (
        <p className="mb-2 font-bold">
          {t(`order.${unpaid}`, { date: fullDate(payBy), time: timeOfDay(payBy) })}
        </p>
      )}
      {instructions ? (
        <Instructions text={instructions} />
      ) : (
        <>
          <p className="mb-4">
            {order.blocked
              ? `${order.blocked.cause} ${order.blocked.nextStep}`
              : t('order.owedText')}
          </p>
          {pay(t('order.pay', { amount }))}
        </>
      )}
    </Card>
  );
}
