import { number } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import { classNames } from '#ui/class-names.ts';
import type { MenuWeek } from '../contracts.ts';
import { menu, ration } from '../messages/fr.json';
import { MenuBowl } from './menu-bowl.tsx';

const t = words({ menu, ration });

/** « ½ » is how a half is said; a whole has its figure. */
export const unitsText = (units: number): string => (units === 0.5 ? '½' : number(units));

interface WeekStripProps {
  days: MenuWeek['days'];
  /** What a wet recipe is called. */
  nameOf: (sku: string) => string;
  /** Only the bowls: beside a choice, whose words say the amounts. */
  compact?: boolean;
}

/** The week as seven bowls: kibble every day, wet food beside it on wet days (GDE-03). */
export function WeekStrip({ days, nameOf, compact }: WeekStripProps) {
  return (
    <ol className={classNames('grid grid-cols-7', compact ? 'gap-1' : 'gap-1 md:gap-3')}>
      {days.map(({ day, kibbleGrams, recipe, units }) => (
        <li
          key={day}
          className={classNames(
            'min-w-0 rounded-field text-center tabular-nums',
            !compact && 'px-0.5 py-3 md:px-2 md:py-4',
            !compact && (recipe ? 'bg-beurre-200' : 'bg-brume'),
          )}
        >
          <span className="sr-only">
            {recipe
              ? t('menu.dayMixed', {
                  ...{ day: t.translate(`menu.days.${day}`), grams: kibbleGrams },
                  ...{ units: unitsText(units), name: nameOf(recipe) },
                })
              : t('menu.dayDry', { day: t.translate(`menu.days.${day}`), grams: kibbleGrams })}
          </span>
          <span aria-hidden="true" className="block text-mini font-bold md:text-small">
            {t.translate(`menu.daysShort.${day}`)}
          </span>
          <MenuBowl
            wet={recipe !== null}
            className={classNames('mx-auto w-full', compact ? 'max-w-12' : 'my-1.5 max-w-20')}
          />
          {!compact && (
            <span aria-hidden="true" className="block text-mini md:text-small">
              <span className="block font-bold">{t('ration.grams', { grams: kibbleGrams })}</span>
              <span className="block text-encre-2">
                {recipe ? t('menu.plusUnits', { units: unitsText(units) }) : t('menu.noWet')}
              </span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
