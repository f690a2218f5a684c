import { number } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import { classNames } from '#ui/class-names.ts';
import type { MenuWeek } from '../contracts.ts';
import { menu, ration } from '../messages/fr.json';
import { MenuBowl } from './menu-bowl.tsx';

const t = words({ menu, ration });

type Days = MenuWeek['days'];

/** A half is written « ½ », whole numbers as digits. */
export const unitsText = (units: number): string => (units === 0.5 ? '½' : number(units));

interface WeekStripProps {
  days: Days;
  /** Returns the name of a wet recipe. */
  nameOf: (sku: string) => string;
}

/** The week as seven bowls: kibble every day, plus wet food on some days (GDE-03). */
export function WeekStrip({ days, nameOf }: WeekStripProps) {
  return (
    <ol className="grid grid-cols-7 gap-1 md:gap-3">
      {days.map((one) => {
        const { day, kibbleGrams, recipe, units } = one;
        return (
          <li
            key={day}
            className={classNames(
              'min-w-0 rounded-field px-0.5 py-3 text-center tabular-nums md:px-2 md:py-4',
              recipe ? 'bg-beurre-200' : 'bg-brume',
            )}
          >
            <span className="sr-only">{dayText(one, nameOf)}</span>
            <span aria-hidden="true" className="block">
              <DayBowl day={day} recipe={recipe} className="my-1.5 max-w-24" />
              <span className="block text-small font-bold md:text-body">
                {t('ration.grams', { grams: kibbleGrams })}
              </span>
              {recipe && (
                <span className="block text-mini md:text-small">
                  {t('menu.plusUnits', { units: unitsText(units) })}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The same as a decorative picture beside an option whose label contains the amounts. */
export function WeekBowls({ days }: { days: Days }) {
  return (
    <span aria-hidden="true" className="grid grid-cols-7 gap-1 text-center md:gap-2">
      {days.map(({ day, recipe }) => (
        <span key={day} className="min-w-0">
          <DayBowl day={day} recipe={recipe} className="mt-1 max-w-16" />
        </span>
      ))}
    </span>
  );
}

type DayBowlProps = Pick<Days[number], 'day' | 'recipe'> & { className: string };

function DayBowl({ day, recipe, className }: DayBowlProps) {
  return (
    <>
      <span className="block text-mini font-bold md:text-small">
        {t.translate(`menu.daysShort.${day}`)}
      </span>
      <MenuBowl wet={recipe !== null} className={classNames('mx-auto w-full', className)} />
    </>
  );
}

function dayText(
  { day, kibbleGrams, recipe, units }: Days[number],
  nameOf: (sku: string) => string,
) {
  const said = { day: t.translate(`menu.days.${day}`), grams: kibbleGrams };
  if (!recipe) return t('menu.dayDry', said);
  return t('menu.dayMixed', { ...said, units: unitsText(units), name: nameOf(recipe) });
}
