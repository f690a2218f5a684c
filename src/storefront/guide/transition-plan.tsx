import { percent } from '#i18n/numbers.ts';
import { t } from './guide-words.ts';
import type { Menu } from './load-menu.server.ts';

/** Ten days from the old food to the new one. */
export function TransitionPlan({ steps }: { steps: Menu['transition'] }) {
  return (
    <div>
      <h2 className="mb-6 text-h3">{t('result.transition')}</h2>
      <ol className="grid gap-3">
        {steps.map(({ fromDay, toDay, newShare, newGrams }) => (
          <li key={fromDay} className="grid grid-cols-[7rem_1fr] gap-x-4">
            <span className="font-bold">
              {newShare === 1
                ? t('result.transitionDay', { from: fromDay })
                : t('result.transitionDays', { from: fromDay, to: toDay })}
            </span>
            <span>
              <span aria-hidden="true" className="mb-1.5 block h-2 rounded-full bg-brume-2">
                <span
                  className="block h-2 rounded-full bg-sapin-600"
                  style={{ width: `${newShare * 100}%` }}
                />
              </span>
              <span className="text-small">
                {newShare === 1
                  ? t('result.transitionOnly', { grams: newGrams })
                  : t('result.transitionMix', {
                      grams: newGrams,
                      old: percent((1 - newShare) * 100),
                    })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
