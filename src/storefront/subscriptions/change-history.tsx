import { longDate } from '#i18n/dates.ts';
import type { ChangeShape } from '#modules/subscriptions/contracts.ts';
import { t } from './subscription-words.ts';
import { UndoForm } from './undo-form.tsx';

interface ChangeHistoryProps {
  code: string;
  changes: readonly ChangeShape[];
}

/**
 * Changes to a subscription, newest first; the latest can be undone until the delivery is locked.
 */
export function ChangeHistory({ code, changes }: ChangeHistoryProps) {
  const named = changes.filter(({ kind }) => t.has(`history.kinds.${kind}`));
  if (named.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-h3">{t('history.changes')}</h2>
      <ul className="divide-y divide-brume-2 border-y border-brume-2">
        {named.map((change) => {
          const what = t.translate(`history.kinds.${change.kind}`);
          return (
            <li
              key={change.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <p>
                <span className="font-bold">{what}</span>
                {change.undone && ` · ${t('history.undone')}`}
                <span className="block text-small text-encre-2">
                  {longDate(change.at)}
                  {change.scope && ` · ${t(`history.scope.${change.scope}`)}`}
                </span>
              </p>
              {change.undoable && (
                <UndoForm
                  code={code}
                  changes={[change.id]}
                  named={t('undo.pressNamed', { what })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
