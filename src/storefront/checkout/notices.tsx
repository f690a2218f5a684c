import { money } from '#i18n/money.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { t } from './checkout-words.ts';
import type { Funnel } from './load-funnel.server.ts';

/** Notices since the last step: a refused card, a changed total. */
export function Notices({ funnel }: { funnel: Funnel }) {
  const { bankError, totalChanged, step, order, payment, paymentMethods } = funnel;
  const nameOf = (id: number | null) => {
    const item = order.items.find((one) => one.id === id);
    return item && t('problemOf', { name: `${item.productName}, ${item.variantName}` });
  };
  const isCardOnly = paymentMethods.every(({ code }) => code === 'card');
  return (
    <>
      {bankError && (
        <Alert tone="error" live className="mb-6">
          <p>{t('bankError', bankError)}</p>
          <p>{t(isCardOnly ? 'bankErrorCard' : 'bankErrorNext')}</p>
        </Alert>
      )}
      {totalChanged && (
        <Alert tone="warning" live title={t('totalChanged.title')} className="mb-6">
          <p>{t('totalChanged.text', { amount: money(order.due) })}</p>
          {step === 'payment' && payment && <p>{t('cardAgain')}</p>}
        </Alert>
      )}
      {order.problems.map(({ code, itemId, message }) => (
        <Alert key={`${code}-${itemId}`} tone="warning" className="mb-6">
          <p>
            {nameOf(itemId) && <strong>{nameOf(itemId)} </strong>}
            {message}
          </p>
          {itemId !== null && (
            <Link to={paths.cart()} className="link">
              {t('toCart')}
            </Link>
          )}
        </Alert>
      ))}
    </>
  );
}
