import { pageSlugs, paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { t } from './withdrawal-words.ts';

/** The deadline, the exceptions, and the paper form. */
export function GoodToKnow() {
  return (
    <Card as="aside" ground="brume">
      <h2 className="mb-3 text-h4">{t('aside.title')}</h2>
      <ul className="grid list-disc gap-2 pl-5 text-encre-2">
        {(['delay', 'whole', 'opened'] as const).map((part) => (
          <li key={part}>{t(`aside.${part}`)}</li>
        ))}
        <li>
          {t('aside.form')}{' '}
          <Link to={paths.page(pageSlugs.withdrawal)} className="link">
            {t('aside.formLink')}
          </Link>
        </li>
      </ul>
    </Card>
  );
}
