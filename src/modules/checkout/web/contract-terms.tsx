import { longDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { pageSlugs, paths } from '#paths.ts';
import { Link } from '#ui/link.tsx';
import { LEAST_DELIVERIES, type SubscriptionTerms } from '../rules/index.ts';
import { t } from './steps-words.ts';

/** What the law asks to be told right above the button (WDR-05). */
export function ContractTerms({ terms }: { terms: readonly SubscriptionTerms[] }) {
  return (
    <div className="grid gap-4 text-small">
      {terms.map((one) => (
        <SubscriptionNotice key={one.interval} terms={one} />
      ))}
      <p>
        {t('terms.withdrawal')}{' '}
        <Link to={paths.page(pageSlugs.withdrawal)} newTab className="link">
          {t('terms.withdrawalLink')}
        </Link>
      </p>
      <p>
        {t('terms.guarantee')}{' '}
        <Link to={paths.page(pageSlugs.sales)} newTab className="link">
          {t('terms.salesLink')}
        </Link>
      </p>
    </div>
  );
}

function SubscriptionNotice({ terms }: { terms: SubscriptionTerms }) {
  const { interval, perDelivery, commitment, next } = terms;
  const frequency = frequencyLabel(interval).toLowerCase();
  return (
    <section className="rounded-field bg-beurre-200 p-4">
      <h3 className="font-sans text-body font-bold tracking-normal">
        {t('terms.subscription', { frequency })}
      </h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        <li>{t('terms.perDelivery', { amount: money(perDelivery) })}</li>
        <li>{t('terms.commitment', { count: LEAST_DELIVERIES, amount: money(commitment) })}</li>
        <li>{t('terms.next', { first: longDate(next[0]), second: longDate(next[1]) })}</li>
      </ul>
    </section>
  );
}
