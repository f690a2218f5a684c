import { percent, weight } from '#i18n/numbers.ts';
import { LEFT_STEP } from '#modules/bowls/rules/index.ts';
import { Slider } from '#ui/slider.tsx';
import { t } from './bowl-words.ts';

interface LeftSliderProps {
  id: string;
  name: string;
  food: string;
  /** Grams of all that came last. */
  deliveredGrams: number;
  /** Percent of it. */
  defaultValue: number;
  error?: string;
  /** Several foods are asked about in one form: each is named. */
  named?: boolean;
}

const marks = () => [
  t('marks.nothing'),
  t('marks.quarter'),
  t('marks.half'),
  t('marks.threeQuarters'),
  t('marks.all'),
];

/** What is left of a food, in percent of what came last; said back as a weight (N-01). */
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

/** Rounded as a hand weighs: to 100 g, or to 10 g of what is small. */
function saidBack(share: number, deliveredGrams: number): string {
  const grams = (share / 100) * deliveredGrams;
  const unit = deliveredGrams >= 2000 ? 100 : 10;
  const rounded = weight(Math.round(grams / unit) * unit);
  if (share === 0) return t('nothing');
  if (share === 100) return t('all', { weight: weight(deliveredGrams) });
  return t('share', { percent: percent(share), weight: rounded });
}
