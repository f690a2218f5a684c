import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { Price } from '#ui/price.tsx';
import { cardName } from '../cards/card-words.ts';
import { t } from './account-words.ts';
import type { OwnOrder } from './load-order.server.ts';
import { MoneyBack } from './money-back.tsx';

/** Method and date of the payment: enough to find it on a bank statement (S-14). */
export function OrderPayment({ charge, refunds }: Pick<OwnOrder, 'charge' | 'refunds'>) {
  const { methodName, card, amount, stateText, authorizedAt, debitedAt, debitText } = charge;
  const facts: [string, string | null][] = [
    [t('payment.method'), methodName],
    [t('payment.card'), card && cardName(card)],
    [t('payment.state'), stateText],
    [t('payment.authorized'), authorizedAt && fullDate(authorizedAt)],
    [t('payment.debited'), debitedAt && fullDate(debitedAt)],
    [t('payment.returned'), charge.returned > 0 ? money(charge.returned) : null],
  ];
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-encre-2">{name}</dt>
                <dd className="text-right tabular-nums">{value}</dd>
              </div>
            ),
        )}
        <div className="col-span-2 grid grid-cols-subgrid font-bold">
          <dt>{t('payment.amount')}</dt>
          <dd className="text-right">
            <Price cents={amount} />
          </dd>
        </div>
      </dl>
      {debitText && <p className="mt-3 text-small text-encre-2">{debitText}</p>}
      {refunds.length > 0 && (
        <div className="mt-4">
          <h3 className="mb-2 text-h4">{t('order.refunds')}</h3>
          <MoneyBack refunds={refunds} />
        </div>
      )}
    </>
  );
}
