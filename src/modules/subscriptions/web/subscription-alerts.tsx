import { longDate } from '#i18n/dates.ts';
import { paths } from '#pages/paths.ts';
import { type SubscriptionStep, subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import type { SubscriptionShape } from '../contracts.ts';
import { t } from './web-words.ts';

type Code = SubscriptionShape['alerts'][number]['code'];

/** The page that resolves each alert; null when the current page does. */
const REPAIRS: Readonly<Record<Code, SubscriptionStep | null>> = {
  held_dispute: null,
  held_unpaid: 'card',
  error: null,
  card_expired: 'card',
  card_expiring: 'card',
  payment_failed: 'card',
  awaiting_payment: 'card',
  pickuppoint_unavailable: 'shipping',
  pickuppoint_replaced: 'nextPoint',
  carrier_invalid: 'shipping',
  product_unavailable: null,
  product_planned: null,
  waiting_for_goods: null,
  promotion_invalid: null,
};

/** Section of the subscription page an alert links to. */
const PARTS: Readonly<Partial<Record<Code, string>>> = {
  product_unavailable: '#produits',
  product_planned: '#produits',
  waiting_for_goods: '#produits',
  promotion_invalid: '#codes-promo',
};

interface Alerted extends Pick<SubscriptionShape, 'code' | 'draftOrders' | 'editable'> {
  alerts: readonly Pick<
    SubscriptionShape['alerts'][number],
    'code' | 'severity' | 'actor' | 'until'
  >[];
}

/** Alerts that can only be resolved by contacting us. */
const TO_CONTACT: readonly Code[] = ['held_dispute', 'error'];

/** What blocks the next delivery, each with the action to take (SUB-19 to SUB-27). */
export function SubscriptionAlerts({ subscription }: { subscription: Alerted }) {
  const { alerts } = subscription;
  if (alerts.length === 0) return null;
  return (
    <div className="grid gap-3">
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
            {t(`alerts.${alert.code}.text`)} <strong>{whoActs(alert)}</strong>
          </Alert>
        );
      })}
    </div>
  );
}

/** Who has to act, and until when. */
const whoActs = ({ actor, until }: Alerted['alerts'][number]): string =>
  until ? t(`alerts.actors.${actor}Until`, { date: longDate(until) }) : t(`alerts.actors.${actor}`);

/** A delivery that waits for 3-D Secure is paid as an order, with any payment method (PAY-03). */
function repairOf({ code, draftOrders, editable }: Alerted, alert: Code): string {
  // A locked delivery may still get an alternative relay point, which is a page of its own.
  if (alert === 'pickuppoint_unavailable' && !editable)
    return subscriptionPaths.one(code, { step: 'nextPoint' });
  if (TO_CONTACT.includes(alert)) return paths.contact();
  const order = draftOrders[0]?.split('/').at(-1);
  if (alert === 'awaiting_payment' && order) return paths.checkout(order, 'payment');
  const step = REPAIRS[alert];
  return subscriptionPaths.one(code, step ? { step } : {}) + (PARTS[alert] ?? '');
}

function Repair({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link font-bold">
      {children}
    </Link>
  );
}
