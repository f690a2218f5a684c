import { shortDate } from '#i18n/dates.ts';
import { number, percent } from '#i18n/numbers.ts';
import type { AbTestShape } from '#modules/campaigns/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './figures-words.ts';

type Version = AbTestShape['versions'][number];

const shareOf = (share: number) => percent(Math.round(share * 1000) / 10);
const pointsOf = (share: number) => {
  const points = Math.round(share * 1000) / 10;
  return `${points > 0 ? '+' : ''}${number(points)}`;
};

/** Results of campaign tests, with their certainty. */
export function TestsPanel({ tests }: { tests: readonly AbTestShape[] }) {
  return (
    <Panel title={t('tests.title')}>
      <p className="mb-4 text-small text-encre-2">{t('tests.hint')}</p>
      {tests.length === 0 && <p className="text-small text-encre-2">{t('tests.none')}</p>}
      <div className="grid gap-6">
        {tests.map(({ test, campaign, since, versions }) => (
          <div key={test} className="min-w-0">
            <h3 className="mb-1 font-bold">
              {campaign ? (
                <Link to={officePaths.campaign(campaign)} className="link">
                  {test}
                </Link>
              ) : (
                test
              )}
            </h3>
            <p className="mb-2 text-small text-encre-2">
              {t('tests.since', { date: shortDate(since) })}
            </p>
            <ListTable
              caption={t('tests.of', { test })}
              columns={[
                t('tests.version'),
                { figures: t('tests.seen') },
                { figures: t('tests.ordered') },
                { figures: t('tests.rate') },
                { figures: t('tests.difference') },
                t('tests.verdict'),
              ]}
            >
              {versions.map((version) => (
                <VersionRow key={version.segment} version={version} />
              ))}
            </ListTable>
          </div>
        ))}
      </div>
    </Panel>
  );
}

function VersionRow({ version }: { version: Version }) {
  const { segment, seen, ordered, rate, interval, difference, isClear } = version;
  return (
    <tr>
      <th scope="row">{segment}</th>
      <td className="text-right tabular-nums">{number(seen)}</td>
      <td className="text-right tabular-nums">{number(ordered)}</td>
      <td className="text-right whitespace-nowrap tabular-nums">
        {shareOf(rate)}
        <span className="block text-small text-encre-2">
          {t('tests.interval', { low: shareOf(interval.low), high: shareOf(interval.high) })}
        </span>
      </td>
      <td className="text-right whitespace-nowrap tabular-nums">
        {difference ? t('tests.points', { value: pointsOf(difference.value) }) : '–'}
        {difference && (
          <span className="block text-small text-encre-2">
            {t('tests.interval', {
              low: pointsOf(difference.low),
              high: pointsOf(difference.high),
            })}
          </span>
        )}
      </td>
      <td>{verdictOf(difference, isClear)}</td>
    </tr>
  );
}

function verdictOf(difference: Version['difference'], isClear: boolean): string {
  if (!difference) return t('tests.reference');
  if (!isClear) return t('tests.unclear');
  return t(difference.value > 0 ? 'tests.better' : 'tests.worse');
}
