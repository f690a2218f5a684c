import { percent, weight } from '#i18n/numbers.ts';
import { LEFT_STEP } from '#modules/bowls/rules/index.ts';
import { Slider } from '#ui/slider.tsx';
import { t } from './bowl-words.ts';

interface LeftSliderProps {
  id: string;
  name: string;
  food: string;
  /** Total grams of the last delivery. */
  deliveredGrams: number;
  /** Percentage of it. */
  defaultValue: number;
  error?: string;
  /** Shows the product name, because the form has several sliders. */
  named?: boolean;
}

const marks = () => [
  t('marks.nothing'),
  t('marks.quarter'),
  t('marks.half'),
  t('marks.threeQuarters'),
  t('marks.all'),
];

/** Slider for the remaining food in percent of the last delivery, displayed as a weight (N-01). */
export function LeftSlider({ food, deliveredGrams, named = false, ...slider }: LeftSliderProps) {
  return (
    <Slider
      {...slider}
      label={
        named ? (
          t('leftNamed', { food })
        ) : (
          <>
            <span className="sr-only">{t('leftNamed', { food })}</span>
            <span aria-hidden>{t('left')}</span>
          </>
        )
      }
      min={0}
      max={100}
      step={100 * LEFT_STEP}
      marks={marks()}
      say={(share) => saidBack(share, deliveredGrams)}
    />
  );
}

/** Rounded to 100 g, or to 10 g for small amounts. */
function saidBack(share: number, deliveredGrams: number): string {
  const grams = (share / 100) * deliveredGrams;
  const unit = deliveredGrams >= 2000 ? 100 : 10;
  const rounded = weight(Math.round(grams / unit) * unit);
  if (share === 0) return t('nothing');
  if (share === 100) return t('all', { weight: weight(deliveredGrams) });
  return t('share', { percent: percent(share), weight: rounded });
}
