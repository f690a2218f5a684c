import { longDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { CommitmentShape } from '#modules/cart/contracts.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import { Link } from '#ui/link.tsx';
import type { SubscriptionTerms } from '../rules/index.ts';
import { GuaranteeNotice } from './guarantee-notice.tsx';
import { t } from './steps-words.ts';

/** A subscription's cost, commitment and next delivery dates. */
export type DatedCommitment = CommitmentShape & Pick<SubscriptionTerms, 'next'>;

interface ContractTermsProps {
  terms: readonly DatedCommitment[];
  /** Text that says when subscription deliveries are debited. */
  debit: string;
  /** Name, address and site of the consumer mediator. */
  mediator: string;
}

/** Information the law requires right above the order button (WDR-05). */
export function ContractTerms({ terms, debit, mediator }: ContractTermsProps) {
  return (
    <div className="grid gap-4 text-small">
      {terms.map((one) => (
        <SubscriptionNotice key={one.interval} terms={one} debit={debit} />
      ))}
      <p>
        {t('terms.withdrawal')}{' '}
        <Link to={paths.page(pageSlugs.withdrawal)} newTab className="link">
          {t('terms.withdrawalLink')}
        </Link>
      </p>
      <p>{t('terms.returns')}</p>
      <GuaranteeNotice />
      <p>
        {t('terms.guarantee')}{' '}
        <Link to={paths.page(pageSlugs.sales)} newTab className="link">
          {t('terms.salesLink')}
        </Link>
      </p>
      <p>{t('terms.mediator', { mediator })}</p>
    </div>
  );
}

function SubscriptionNotice({ terms, debit }: { terms: DatedCommitment; debit: string }) {
  const { interval, deliveries, perDelivery, perDeliveryShipping, next } = terms;
  const frequency = frequencyLabel(interval).toLowerCase();
  return (
    <section className="rounded-field bg-beurre-200 p-4">
      <h3 className="font-sans text-body font-bold tracking-normal">
        {t('terms.subscription', { frequency })}
      </h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        <li>
          {t(perDeliveryShipping > 0 ? 'terms.perDelivery' : 'terms.perDeliveryFree', {
            amount: money(perDelivery),
            shipping: money(perDeliveryShipping),
            monthly: money(terms.perMonth),
            interval,
          })}
        </li>
        {terms.second < perDelivery && (
          <li>{t('terms.second', { amount: money(terms.second) })}</li>
        )}
        <li>{t('terms.commitment', { count: deliveries, amount: money(terms.total) })}</li>
        <li>{t('terms.next', { first: longDate(next[0]), second: longDate(next[1]), debit })}</li>
      </ul>
    </section>
  );
}
