import { useState } from 'react';
import type { PaymentMethodShape } from '#modules/checkout/contracts.ts';
import {
  CardFields,
  PaymentTiles,
  SaveCard,
  SavedCards,
  useCardFields,
} from '#modules/checkout/web/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import type { PaymentCardShape } from '#modules/payments/contracts.ts';
import { mandateText } from '#modules/payments/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { anchors } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { t } from './checkout-words.ts';
import type { CurrentPayment } from './current-payment.server.ts';
import { codeOf, type ShownOrder } from './shown-order.ts';
import { useDebitOf } from './use-debit-of.ts';

interface PaymentStepProps {
  order: ShownOrder;
  /** Only with an account a card can be saved. */
  canKeepCard: boolean;
  methods: readonly PaymentMethodShape[];
  payment: CurrentPayment | null;
  /** The customer's saved cards. */
  cards: readonly PaymentCardShape[];
  answer: FormAnswer | undefined;
}

const PAGE_FORM = 'payment-form';

/** The subscription intervals, shortest first, as text. */
const rhythmsOf = ({ items }: ShownOrder): string[] =>
  [...new Set(items.flatMap(({ subscriptionInterval }) => subscriptionInterval ?? []))]
    .toSorted((a, b) => a - b)
    .map(frequencyLabel);

/**
 * Choice of the payment method. The card is entered in the provider's iframe, which is outside our
 * form: its own button submits it, and so does ours, which then waits for the provider's result.
 */
export function PaymentStep(props: PaymentStepProps) {
  const { order, canKeepCard, methods, payment, cards, answer } = props;
  const form = useForm('payment', answer);
  const current = codeOf(order.payments[0]?.method);
  const [method, setMethod] = useState(current);
  const onSubscription = order.items.some((item) => item.subscriptionInterval !== null);
  const isCard = method === 'card' && payment?.method === 'card';
  const debit = useDebitOf(method);
  const [saved, setSaved] = useState(cards[0]?.['@id'] ?? '');
  const typesCard = isCard && saved === '';
  const { hash, frameUrl, fields } = payment ?? {};
  const card = useCardFields(
    typesCard && hash ? { key: hash, frameUrl: frameUrl ?? null, fields: fields ?? null } : null,
    PAGE_FORM,
  );

  const choose = (code: string) => {
    setMethod(code);
    // The provider's fields are loaded when the card is chosen; other methods need nothing before
    // the next step.
    if (code === 'card' && payment?.method !== 'card') setTimeout(card.submit);
  };
  const selected = methods.some(({ code }) => code === method) ? method : '';
  return (
    <div id={anchors.paymentMethod} className="grid gap-6">
      <PageForm form={form} id={PAGE_FORM} className="grid gap-6">
        <PaymentTiles
          id={form.field('method').id}
          methods={methods}
          value={selected}
          onChange={choose}
          error={form.field('method').error}
        />
        <input type="hidden" name="token" defaultValue="" />
        {isCard && cards.length > 0 && (
          <SavedCards cards={cards} value={saved} onChange={setSaved} />
        )}
        {typesCard && !onSubscription && canKeepCard && <SaveCard />}
        {typesCard && onSubscription && <p className="text-sm">{t('payment.subscription')}</p>}
        {method === 'card' && onSubscription && (
          <p className="text-small">{mandateText(rhythmsOf(order))}</p>
        )}
      </PageForm>
      <CardFields card={card} />
      {method === 'card' && debit && <p className="text-small">{debit}</p>}
      {method === 'paypal' && (
        <Alert tone="info">
          {t('payment.wallet')} {debit}
        </Alert>
      )}
      {method === 'bancontact' && (
        <Alert tone="info">
          {t('payment.bancontact')} {debit}
        </Alert>
      )}
      {(method === 'cheque' || method === 'bank_transfer') && (
        <Alert tone="info">{t('payment.later')}</Alert>
      )}
      <Button
        type="submit"
        form={PAGE_FORM}
        block
        pending={form.pending || card.sending}
        onClick={(event) => {
          event.preventDefault();
          card.submit();
        }}
      >
        {t('continue.payment')}
      </Button>
    </div>
  );
}
