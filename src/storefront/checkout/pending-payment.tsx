import { Form } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { usePolling } from '../use-polling.ts';
import { t } from './checkout-words.ts';
import type { CurrentPayment } from './current-payment.server.ts';

interface PendingPaymentProps {
  payment: CurrentPayment;
  /** Address of the summary, to check again. */
  summary: string;
}

/** Shown while the bank's answer is pending, so that nothing is paid twice. */
export function PendingPayment({ payment, summary }: PendingPaymentProps) {
  const waits = payment.stage === 'waits';
  usePolling(waits);
  const name = payment.method === 'card' ? null : t(`payment.methods.${payment.method}`);
  return (
    <Alert
      tone="info"
      live
      title={
        waits
          ? t('payment.waitsTitle')
          : name
            ? t('payment.elsewhereTitle', { name })
            : t('payment.bankTitle')
      }
      action={
        <span className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {payment.bankUrl && (
            <a href={payment.bankUrl} className="link font-bold">
              {name ? t('payment.toElsewhere', { name }) : t('payment.toBank')}
            </a>
          )}
          {waits ? (
            <Link to={summary} className="link">
              {t('payment.refresh')}
            </Link>
          ) : (
            <Form method="post">
              <input type="hidden" name="intent" value="giveUp" />
              <input type="hidden" name="payment" value={payment.hash} />
              <Button type="submit" variant="secondary" size="compact">
                {t('payment.otherCard')}
              </Button>
            </Form>
          )}
        </span>
      }
    >
      {waits ? t('payment.waits') : name ? t('payment.elsewhere', { name }) : t('payment.bank')}
    </Alert>
  );
}
