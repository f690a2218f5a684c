import { useRef, useState } from 'react';
import type { PaymentMethodShape } from '#modules/checkout/contracts.ts';
import {
  CardElement,
  CardFrame,
  type CardStage,
  KeepCard,
  KeptCards,
  PaymentTiles,
  sendCard,
  type Tokenise,
} from '#modules/checkout/web/index.ts';
import type { PaymentCardShape } from '#modules/payments/contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { anchors } from '../../paths.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { PageForm } from '../forms/page-form.tsx';
import { useForm } from '../forms/use-form.ts';
import { t } from './checkout-words.ts';
import type { CurrentPayment } from './current-payment.server.ts';
import { codeOf, type ShownOrder } from './shown-order.ts';

interface PaymentStepProps {
  order: ShownOrder;
  methods: readonly PaymentMethodShape[];
  payment: CurrentPayment | null;
  /** Cards the customer asked us to keep. */
  cards: readonly PaymentCardShape[];
  answer: FormAnswer | undefined;
}

const PAGE_FORM = 'payment-form';

/**
 * How to pay. The card is typed into the provider's frame, which stands outside of our form: its
 * own button sends it, and so does ours, which then waits for the provider's word.
 */
export function PaymentStep({ order, methods, payment, cards, answer }: PaymentStepProps) {
  const form = useForm('payment', answer);
  const current = codeOf(order.payments[0]?.method);
  const [method, setMethod] = useState(current);
  const [stage, setStage] = useState<CardStage>('loading');
  const [sending, setSending] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const submit = () => page.current?.querySelector('form')?.requestSubmit();
  const isCard = method === 'card' && payment?.method === 'card';
  const [kept, setKept] = useState(cards[0]?.['@id'] ?? '');
  const typesCard = isCard && kept === '';
  const asksCard = typesCard && payment.frameUrl !== null;
  const fields = typesCard ? payment.fields : null;
  const tokenise = useRef<Tokenise | null>(null);
  const [cardError, setCardError] = useState<string | null>(null);

  const choose = (code: string) => {
    setMethod(code);
    // The provider's fields come with the choice; the other ways need nothing before the next step.
    if (code === 'card' && payment?.method !== 'card') setTimeout(submit);
  };
  const hear = (next: CardStage) => {
    setStage(next);
    if (next === 'complete' && sending) submit();
    if (next !== 'submitting') setSending(false);
  };
  /** The provider's fields stand in our page: what they make of the card goes with our form. */
  const goOnWithToken = async (make: Tokenise) => {
    setSending(true);
    const { token, error } = await make();
    setSending(false);
    setCardError(error);
    const input = page.current?.querySelector<HTMLInputElement>('input[name="token"]');
    if (!token || !input) return;
    input.value = token;
    submit();
  };
  const goOn = () => {
    if (fields && tokenise.current) return goOnWithToken(tokenise.current);
    const isTyped = asksCard && stage !== 'complete' && stage !== 'loading';
    if (!isTyped) return submit();
    setSending(true);
    sendCard(frame.current);
  };
  const known = methods.some(({ code }) => code === method) ? method : '';
  return (
    <div id={anchors.paymentMethod} ref={page} className="grid gap-6">
      <PageForm form={form} id={PAGE_FORM} className="grid gap-6">
        <PaymentTiles
          id={form.field('method').id}
          methods={methods}
          value={known}
          onChange={choose}
          error={form.field('method').error}
        />
        <input type="hidden" name="token" defaultValue="" />
        {isCard && cards.length > 0 && <KeptCards cards={cards} value={kept} onChange={setKept} />}
        {typesCard && <KeepCard />}
      </PageForm>
      {asksCard && (
        <section aria-label={t('payment.cardTitle')} className="rounded-card bg-blanc p-4 md:p-6">
          <CardFrame key={payment.hash} url={payment.frameUrl ?? ''} onStage={hear} frame={frame} />
        </section>
      )}
      {fields && (
        <section aria-label={t('payment.cardTitle')} className="rounded-card bg-blanc p-4 md:p-6">
          <CardElement key={payment?.hash} fields={fields} handle={tokenise} />
          {cardError && (
            <Alert tone="error" live>
              {cardError}
            </Alert>
          )}
        </section>
      )}
      {method === 'paypal' && <Alert tone="info">{t('payment.wallet')}</Alert>}
      {method === 'bancontact' && <Alert tone="info">{t('payment.bancontact')}</Alert>}
      {(method === 'cheque' || method === 'bank_transfer') && (
        <Alert tone="info">{t('payment.later')}</Alert>
      )}
      <Button
        type="submit"
        form={PAGE_FORM}
        block
        pending={form.pending || sending}
        onClick={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        {t('continue.payment')}
      </Button>
    </div>
  );
}
