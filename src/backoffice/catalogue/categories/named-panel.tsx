import type { TeamCategoryDetailShape } from '#modules/catalog/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Panel } from '../../parts/panel.tsx';
import { officePaths } from '../../paths.ts';
import { t } from './categories-words.ts';

/** Promotions and campaigns that refer to a category; renders nothing without any. */
export function NamedPanel({ category }: { category: TeamCategoryDetailShape }) {
  const { promotions, campaigns } = category;
  const named = [
    ...promotions.map(({ code, name }) => ({ to: officePaths.promotion(code), name })),
    ...campaigns.map(({ code, name }) => ({ to: officePaths.campaign(code), name })),
  ];
  if (named.length === 0) return null;
  return (
    <Panel title={t('named')}>
      <p className="mb-3 text-small text-encre-2">{t('namedText')}</p>
      <ul className="grid gap-1">
        {named.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className="link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
