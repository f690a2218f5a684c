import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { CardFields, checkoutWords, useCardFields } from '#modules/checkout/web/index.ts';
import { OrderLines, OrderTotals } from '#modules/orders/web/index.ts';
import type { PaymentLinkShape } from '#modules/renewals/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useDebitText } from '../use-debit-text.ts';
import { t } from './payment-link-words.ts';

type Order = NonNullable<PaymentLinkShape['order']>;

interface PayFormProps {
  link: PaymentLinkShape;
  order: Order;
  /** The bank's refusal of the previous attempt. */
  error: PaymentLinkShape['error'];
  answer: FormAnswer | undefined;
}

/** The amount due, the deadline, and the button to pay: with the subscription's card or another. */
export function PayForm({ link, order, error, answer }: PayFormProps) {
  const { cause, payUntil, card, entry, subscription } = link;
  const debit = useDebitText();
  return (
    <div className="mt-2 grid gap-6">
      <p>
        {cause && `${t(`cause.${cause}`)} `}
        {payUntil && t('reserved', { until: fullDate(payUntil) })}
      </p>
      {error && (
        <Alert tone="error" live>
          <p>{t('bankError', error)}</p>
          <p>{t('bankErrorNext')}</p>
        </Alert>
      )}
      <section aria-label={t('contents')} className="border-y border-brume-2 py-2">
        <OrderLines order={order} />
        <div className="border-t border-brume-2 pt-4 pb-2">
          <OrderTotals order={order} />
        </div>
      </section>
      {entry ? (
        <TypedCard entry={entry} order={order} answer={answer} isChoice={card !== null} />
      ) : (
        <OwnCard card={card} order={order} answer={answer} />
      )}
      <div className="grid gap-2 text-small text-encre-2">
        <p>{debit('card')}</p>
        <p>
          {t('next')}{' '}
          <Link to={subscriptionPaths.paymentChange(subscription)} className="link">
            {t('nextCard')}
          </Link>
        </p>
      </div>
    </div>
  );
}

interface PayProps {
  order: Order;
  answer: FormAnswer | undefined;
}

const totalOf = ({ due }: Order): number => due;

/** The button with the wording required by law, and the total. */
function PayButton({ order, pending, ...button }: PayButtonProps) {
  return (
    <div>
      <Button type="submit" block pending={pending} className="text-h4" {...button}>
        {checkoutWords('terms.button', { amount: money(totalOf(order)) })}
      </Button>
      <p className="mt-2 text-center text-small">{checkoutWords('terms.obligation')}</p>
    </div>
  );
}

interface PayButtonProps {
  order: Order;
  pending: boolean;
  form?: string;
  onClick?: (event: { preventDefault(): void }) => void;
}

/** The subscription's card, and a link to use another one. */
function OwnCard({ card, order, answer }: PayProps & { card: PaymentLinkShape['card'] }) {
  const pay = useForm('pay-kept', answer);
  const other = useForm('pay-other', answer);
  return (
    <div className="grid gap-5">
      {card && (
        <PageForm form={pay} className="grid gap-4">
          <input type="hidden" name="total" value={totalOf(order)} />
          <p>
            {t('savedCard', { last4: card.last4 })} {t('savedCardBank')}
          </p>
          <PayButton order={order} pending={pay.pending} />
        </PageForm>
      )}
      <PageForm form={other}>
        <Button
          type="submit"
          block
          variant={card ? 'secondary' : undefined}
          pending={other.pending}
        >
          {t(card ? 'otherCard' : 'typeCard')}
        </Button>
      </PageForm>
    </div>
  );
}

const GIVEN_FORM = 'given-card';

interface TypedCardProps extends PayProps {
  entry: NonNullable<PaymentLinkShape['entry']>;
  /** Whether the subscription's card is an alternative. */
  isChoice: boolean;
}

/** Another card, entered in the provider's fields, which are outside our form. */
function TypedCard({ entry, order, answer, isChoice }: TypedCardProps) {
  const form = useForm('pay-given', answer);
  const back = useForm('pay-cancel', answer);
  const { key, frameUrl, scriptUrl, publicKey } = entry;
  const amount = totalOf(order);
  const fields = scriptUrl && publicKey ? { scriptUrl, publicKey, amount } : null;
  const card = useCardFields({ key, frameUrl, fields }, GIVEN_FORM);
  return (
    <div className="grid gap-5">
      <CardFields card={card} />
      <p className="text-small">{t('onlyThis')}</p>
      <PageForm form={form} id={GIVEN_FORM}>
        <input type="hidden" name="total" value={amount} />
        <input type="hidden" name="token" defaultValue="" />
        <PayButton
          order={order}
          pending={form.pending || card.sending}
          form={GIVEN_FORM}
          onClick={(event) => {
            event.preventDefault();
            card.submit();
          }}
        />
      </PageForm>
      {isChoice && (
        <PageForm form={back}>
          <Button type="submit" variant="secondary" block pending={back.pending}>
            {t('backToSavedCard')}
          </Button>
        </PageForm>
      )}
    </div>
  );
}
