import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import type { SubscriberFiguresShape } from '#modules/figures/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { reasonWords } from '../subscriptions/reason-words.ts';
import { useBefore } from './compared.ts';
import { t } from './figures-words.ts';
import { ShareBar } from './share-bar.tsx';
import { shareWords } from './share-words.ts';

type Churn = SubscriberFiguresShape['churn'];

/** In a long period of a young shop more end than ran when it began: no part of those. */
const isShare = ({ ended, running }: Churn) => running > 0 && ended <= running;

function rateWords(churn: Churn): string {
  if (churn.running === 0) return t('endings.first');
  return t(isShare(churn) ? 'endings.rate' : 'endings.beyond', { ...churn });
}

/** Share of ended subscriptions, with reasons. */
export function EndingsPanel({ figures }: { figures: SubscriberFiguresShape }) {
  const { churn, churnBefore, endings, from, to } = figures;
  const sayBefore = useBefore();
  const ended = endings.filter(({ subscriptions, before }) => subscriptions + before > 0);
  const most = Math.max(1, ...ended.map(({ subscriptions }) => subscriptions));
  return (
    <Panel
      title={t('endings.title')}
      aside={
        <Link to={officePaths.terminations({ from, to })} className="link text-small">
          {t('endings.all')}
        </Link>
      }
    >
      <p className="mb-1 text-h4 font-bold tabular-nums">
        {isShare(churn)
          ? shareWords(churn.ended, churn.running)
          : t('endings.ended', { count: churn.ended })}{' '}
        <span className="text-small font-normal text-encre-2">{rateWords(churn)}</span>
      </p>
      {isShare(churnBefore) && (
        <p className="mb-4 text-small text-encre-2">
          {sayBefore(shareWords(churnBefore.ended, churnBefore.running))}
        </p>
      )}
      {ended.length === 0 ? (
        <p className="text-small text-encre-2">{t('endings.none')}</p>
      ) : (
        <ListTable
          caption={t('endings.title')}
          columns={[
            t('endings.reason'),
            { figures: t('endings.subscriptions') },
            { figures: t('endings.amount') },
          ]}
        >
          {ended.map(({ reason, subscriptions, before, amount }) => (
            <tr key={reason}>
              <th scope="row">
                {reasonWords(reason)}
                <ShareBar part={subscriptions} whole={most} />
              </th>
              <td className="text-right tabular-nums">
                {number(subscriptions)}
                <span className="block text-small text-encre-2">{sayBefore(number(before))}</span>
              </td>
              <td className="text-right whitespace-nowrap tabular-nums">{money(amount)}</td>
            </tr>
          ))}
        </ListTable>
      )}
    </Panel>
  );
}
