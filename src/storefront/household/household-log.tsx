import { longDate } from '#i18n/dates.ts';
import type { HouseholdShape } from '#modules/subscriptions/contracts.ts';
import { t as subscriptionWord } from '../subscriptions/subscription-words.ts';
import { t } from './household-words.ts';

type Entry = HouseholdShape['log'][number];

/** Changes by either person since the sharing began, newest first. */
export function HouseholdLog({ log }: Pick<HouseholdShape, 'log'>) {
  return (
    <section className="mt-10">
      <h2 className="text-h3">{t('log.title')}</h2>
      <p className="mt-1 max-w-text text-encre-2">{t('log.text')}</p>
      {log.length === 0 ? (
        <p className="mt-3">{t('log.none')}</p>
      ) : (
        <ul className="mt-3 divide-y divide-brume-2 border-y border-brume-2">
          {log.map((entry) => (
            <li key={`${entry.at}-${entry.subscription}-${entry.kind}`} className="py-3">
              <p>
                <span className="font-bold">{nameOf(entry)}</span>
                {` · ${whatOf(entry)}`}
                {entry.undone && ` · ${t('log.undone')}`}
              </p>
              <p className="text-small text-encre-2">
                {longDate(entry.at)} · {entry.subscriptionName}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const nameOf = ({ by, byName }: Entry) =>
  by === 'shop' ? t('log.shop') : (byName ?? t('log.gone'));

function whatOf({ kind }: Entry): string {
  if (kind === 'bowl_answered') return t('log.bowl');
  const key = `history.kinds.${kind}`;
  return subscriptionWord.has(key) ? subscriptionWord.translate(key) : t('log.other');
}
