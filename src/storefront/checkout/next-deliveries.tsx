import { longDate } from '#i18n/dates.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { useDebitText } from '../use-debit-text.ts';
import { t } from './checkout-words.ts';
import type { Confirmation } from './load-confirmation.server.ts';

/** The subscriptions and their next dates. */
export function NextDeliveries({ terms }: Pick<Confirmation, 'terms'>) {
  const debit = useDebitText();
  if (terms.length === 0) return null;
  return (
    <Card as="section" ground="butter">
      <h2 className="text-h3">{t('confirmation.subscription.title')}</h2>
      <ul className="mt-2 grid gap-1 font-bold">
        {terms.map(({ interval, next: [date] }) => (
          <li key={interval}>
            {t('confirmation.subscription.next', {
              frequency: frequencyLabel(interval),
              date: longDate(date),
            })}
          </li>
        ))}
      </ul>
      <p className="mt-2">{t('confirmation.subscription.note', { debit: debit('delivery') })}</p>
      <p className="mt-3">
        <Link to={paths.subscriptions()} className="link">
          {t('confirmation.subscription.manage')}
        </Link>
      </p>
    </Card>
  );
}
