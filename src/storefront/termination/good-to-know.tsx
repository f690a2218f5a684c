import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { t } from './termination-words.ts';

/** When a termination takes effect, and the alternatives pause and skip. */
export function GoodToKnow() {
  return (
    <Card as="aside" ground="brume">
      <h2 className="mb-3 text-h4">{t('aside.title')}</h2>
      <ul className="grid list-disc gap-2 pl-5 text-encre-2">
        <li>{t('aside.minimum')}</li>
        <li>{t('aside.after')}</li>
        <li>{t('aside.leaves')}</li>
        <li>
          {t('aside.withdrawal')}{' '}
          <Link to={paths.withdraw()} className="link">
            {t('aside.withdrawalLink')}
          </Link>
          {'.'}
        </li>
        <li>
          {t('aside.pause')}{' '}
          <Link to={paths.subscriptions()} className="link">
            {t('aside.pauseLink')}
          </Link>
          {'.'}
        </li>
      </ul>
    </Card>
  );
}
