import { paths, type SubscriptionStep } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import type { SubscriptionShape } from '../contracts.ts';
import { t } from './web-words.ts';

type Code = SubscriptionShape['alerts'][number]['code'];

/** Where each thing that stands in the way is put right; null on the page itself. */
const REPAIRS: Readonly<Record<Code, SubscriptionStep | null>> = {
  card_expired: 'card',
  card_expiring: 'card',
  payment_failed: 'card',
  awaiting_payment: 'card',
  pickuppoint_unavailable: 'shipping',
  carrier_invalid: 'shipping',
  product_unavailable: null,
  promotion_invalid: null,
};

/** Part of the page of a subscription an alert leads to. */
const PARTS: Readonly<Partial<Record<Code, string>>> = {
  product_unavailable: '#produits',
  promotion_invalid: '#codes-promo',
};

type Alerted = Pick<SubscriptionShape, 'code' | 'status' | 'alerts' | 'draftOrders'>;

/** What stands in the way of the next delivery, each with what to do (SUB-19 to SUB-27). */
export function SubscriptionAlerts({ subscription }: { subscription: Alerted }) {
  const { status, alerts } = subscription;
  if (alerts.length === 0 && status !== 'error') return null;
  return (
    <div className="grid gap-3">
      {status === 'error' && (
        <Alert
          tone="error"
          title={t('alerts.error.title')}
          action={<Repair to={paths.contact()}>{t('alerts.error.action')}</Repair>}
        >
          {t('alerts.error.text')}
        </Alert>
      )}
      {alerts.map((alert) => {
        return (
          <Alert
            key={alert.code}
            tone={alert.severity}
            title={t(`alerts.${alert.code}.title`)}
            action={
              <Repair to={repairOf(subscription, alert.code)}>
                {t(`alerts.${alert.code}.action`)}
              </Repair>
            }
          >
            {t(`alerts.${alert.code}.text`)}
          </Alert>
        );
      })}
    </div>
  );
}

/** What waits for its customer's bank is paid with their bank: as an order, by any way (PAY-03). */
function repairOf({ code, draftOrders }: Alerted, alert: Code): string {
  const order = draftOrders[0]?.split('/').at(-1);
  if (alert === 'awaiting_payment' && order) return paths.checkout(order, 'payment');
  const step = REPAIRS[alert];
  return paths.subscription(code, step ? { step } : {}) + (PARTS[alert] ?? '');
}

function Repair({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link font-bold">
      {children}
    </Link>
  );
}
