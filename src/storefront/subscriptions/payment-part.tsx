import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { cardName } from '../cards/card-words.ts';
import { Part } from './part.tsx';
import { t } from './subscription-words.ts';

interface PaymentPartProps {
  subscription: Pick<SubscriptionShape, 'paymentCard'>;
  edit: string | null;
  /** Fragment id for links to the payment method (RTE-24). */
  id?: string;
}

/** The card deliveries are paid with. */
export function PaymentPart({ subscription: { paymentCard }, edit, id }: PaymentPartProps) {
  return (
    <Part id={id} title={t('next.payment')} edit={edit}>
      {paymentCard ? (
        <p className="tabular-nums">
          {t('next.card', { card: cardName(paymentCard), expiry: paymentCard.expiry })}
        </p>
      ) : (
        <p className="text-tomate-700">{t('next.noCard')}</p>
      )}
    </Part>
  );
}
