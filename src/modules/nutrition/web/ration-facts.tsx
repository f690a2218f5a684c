import { words } from '#i18n/words.ts';
import { ration } from '../messages/fr.json';

const t = words({ ration });

interface RationFactsProps {
  grams: number;
  mealGrams: readonly number[];
}

/** The day's bowl: grams large, then how it is split over the meals. */
export function RationFacts({ grams, mealGrams }: RationFactsProps) {
  const split = mealGrams.map((one) => t('ration.grams', { grams: one })).join(' + ');
  return (
    <div>
      <p className="font-display text-h2 leading-none font-extrabold tabular-nums">
        {t('ration.perDay', { grams })}
      </p>
      <p className="mt-2">
        {t('ration.meals', { count: mealGrams.length })}
        <span className="text-encre-2 tabular-nums"> · {split}</span>
      </p>
    </div>
  );
}
