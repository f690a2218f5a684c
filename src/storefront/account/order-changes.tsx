import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { t } from './account-words.ts';
import type { OwnOrder } from './load-order.server.ts';

/** Changes the team made to the lines before dispatch (O-22). */
export function OrderChanges({ changes }: Pick<OwnOrder, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section className="mt-6 border-t border-brume-2 pt-4">
      <h3 className="mb-2 text-h4">{t('changes.title')}</h3>
      <ul className="grid gap-4">
        {changes.map(({ id, madeAt, lines, reason, totalBefore, totalAfter, state }) => (
          <li key={id}>
            <p className="font-bold">
              {t('changes.on', { date: fullDate(madeAt) })}
              {state !== 'made' && ` · ${t(`changes.${state}`)}`}
            </p>
            <ul>
              {lines.map((line) => (
                <li key={line.name}>{t(`changes.${kindOf(line)}`, line)}</li>
              ))}
            </ul>
            <p className="text-small break-words text-encre-2">{reason}</p>
            <p className="text-small text-encre-2">
              {totalBefore !== totalAfter &&
                t('changes.total', { before: money(totalBefore), after: money(totalAfter) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function kindOf({ before, after }: { before: number; after: number }) {
  if (before === 0) return 'added';
  return after === 0 ? 'removed' : 'pieces';
}
