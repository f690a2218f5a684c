import { words } from '#i18n/words.ts';
import { ration } from '../messages/fr.json';

const t = words({ ration });

interface RationFactsProps {
  grams: number;
  mealGrams: readonly number[];
}

/** The daily ration: grams in large type, then the split into meals. */
export function RationFacts({ grams, mealGrams }: RationFactsProps) {
  const [first = grams] = mealGrams;
  const count = mealGrams.length;
  const isEven = mealGrams.every((one) => one === first);
  const split = mealGrams.map((one) => t('ration.grams', { grams: one })).join(' + ');
  return (
    <div>
      <p className="font-display text-h2 leading-none font-extrabold tabular-nums">
        {t('ration.perDay', { grams })}
      </p>
      <p className="mt-2 tabular-nums">
        {isEven
          ? t('ration.mealsEach', { count, grams: first })
          : `${t('ration.meals', { count })} · ${split}`}
      </p>
    </div>
  );
}
