import { longDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { deliveryDates, OrderTotals } from '#modules/orders/web/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { cardName } from '../cards/card-words.ts';
import { ChangeForm } from './change-form.tsx';
import { Lines } from './item-list.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

/** Sends the next delivery at once; the button says that it is paid for (SUB-14, WDR-06). */
export function ShipNowStep({ step, subscription, back, answer }: StepProps<'shipNow'>) {
  const { version, total, nextShippingDate, paymentCard, items } = subscription;
  const form = useForm('shipNow', answer, { words: 'subscription' });
  return (
    <ChangeForm
      inReach
      form={form}
      answer={answer}
      version={version}
      back={back}
      submit={t('shipNow.submit', { amount: money(total) })}
    >
      <p>
        {t('shipNow.lead')}
        {step.arrival && (
          <strong className="block">
            {t('shipNow.arrives', { dates: deliveryDates(step.arrival.from, step.arrival.to) })}
          </strong>
        )}
      </p>
      <p className="text-encre-2">
        {t('shipNow.date', { date: longDate(nextShippingDate ?? '') })}
        {paymentCard && ` ${t('shipNow.card', { card: cardName(paymentCard) })}`}
      </p>
      <div className="border-y border-brume-2 py-2">
        <Lines items={items} />
      </div>
      {step.draft && (
        <div>
          <OrderTotals order={step.draft} />
        </div>
      )}
    </ChangeForm>
  );
}
