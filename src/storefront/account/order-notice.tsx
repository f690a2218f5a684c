import { money } from '#i18n/money.ts';
import { Instructions } from '#modules/checkout/web/index.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link.tsx';
import { paths } from '../../paths.ts';
import { t } from './account-words.ts';
import type { OwnOrder } from './load-order.server.ts';

const UNPAID = ['cart', 'awaiting_payment', 'cancelled'];

/** What the customer has to know or to do: it was cancelled, or it waits for its money (PAY-04). */
export function OrderNotice({ order, isCancelled, isOwed, instructions }: OwnOrder) {
  const amount = money(order.accounting.totalIncludingTax);
  if (isCancelled)
    return (
      <Alert tone="info" title={t('order.cancelled')} className="mt-6">
        {t(UNPAID.includes(order.paymentState) ? 'order.nothingTaken' : 'order.givenBack')}
      </Alert>
    );
  if (!isOwed) return null;
  return (
    <Card as="section" ground="butter" className="mt-6">
      <h2 className="mb-2 text-h4">{t('order.owed', { amount })}</h2>
      {instructions ? (
        <Instructions text={instructions} />
      ) : (
        <>
          <p className="mb-4">{t('order.owedText')}</p>
          <LinkButton to={paths.checkout(order.tokenValue)}>
            {t('order.pay', { amount })}
          </LinkButton>
        </>
      )}
    </Card>
  );
}
