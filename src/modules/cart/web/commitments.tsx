import { money } from '#i18n/money.ts';
import { words } from '#i18n/words.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import { Link } from '#ui/link.tsx';
import type { CommitmentShape } from '../contracts.ts';
import messages from '../messages/page.fr.json';

const t = words(messages);

/** Cost of each delivery of the cart's subscriptions, and the number of deliveries committed to (BIZ-07). */
export function Commitments({ commitments }: { commitments: readonly CommitmentShape[] }) {
  if (commitments.length === 0) return null;
  return (
    <section className="mt-4 border-t border-brume-2 pt-4 text-small">
      <h2 className="font-sans text-small font-bold tracking-normal">{t('commitment.title')}</h2>
      <ul className="mt-2 grid gap-2">
        {commitments.map(({ interval, deliveries, perDelivery, perDeliveryShipping, total }) => (
          <li key={interval}>
            {t(perDeliveryShipping > 0 ? 'commitment.each' : 'commitment.eachFree', {
              frequency: frequencyLabel(interval),
              amount: money(perDelivery),
              shipping: money(perDeliveryShipping),
            })}{' '}
            {t('commitment.least', { count: deliveries, total: money(total) })}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link to={paths.page(pageSlugs.sales)} className="link">
          {t('commitment.terms')}
        </Link>
      </p>
    </section>
  );
}
