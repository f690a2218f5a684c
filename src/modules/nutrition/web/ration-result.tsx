import { words } from '#i18n/words.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ration as rationTexts, start, vet as vetTexts } from '../messages/fr.json';
import messages from '../messages/helper.fr.json';
import type { RationAnswer } from './ration-answer.ts';

const t = words(messages);
const advice = words({ vet: vetTexts, ration: rationTexts, start });

/** Grams a day at which the bowl is drawn full. */
const FULL_BOWL = 600;

interface RationResultProps {
  answer: RationAnswer | undefined;
  format: string;
  frequencyLabel: (days: number) => string;
  onFrequency?: (days: number) => void;
}

export function RationResult({ answer, format, frequencyLabel, onFrequency }: RationResultProps) {
  if (!answer) return <BowlLevel grams={0} />;
  if (answer.status === 'none') return <Alert tone="info">{advice('ration.noResult')}</Alert>;
  if (answer.status === 'vet')
    return (
      <Alert tone="warning" title={advice('vet.title')}>
        {advice.translate(`vet.${answer.reason}`)}
      </Alert>
    );
  const { grams, meals, days, frequency, minimumBags } = answer;
  return (
    <div className="grid gap-3">
      <BowlLevel grams={grams} />
      <p className="font-display text-h2 font-extrabold">{t('helper.perDay', { grams })}</p>
      <p>
        {t('helper.meals', { count: meals })} · {t('helper.lasts', { count: days, format })}{' '}
        {frequency !== null && t('helper.advise', { frequency: frequencyLabel(frequency) })}
        {minimumBags !== null && t('helper.tooShort', { bags: minimumBags })}
      </p>
      {frequency !== null && onFrequency && (
        <Button
          variant="secondary"
          onClick={() => onFrequency(frequency)}
          className="justify-self-start"
        >
          {t('helper.apply')}
        </Button>
      )}
      <p className="text-small text-encre-2">{advice('start')}</p>
    </div>
  );
}

/** The bowl icon, filled in proportion to the ration. */
function BowlLevel({ grams }: { grams: number }) {
  const height = Math.min(1, grams / FULL_BOWL) * 46;
  return (
    <svg viewBox="0 0 160 84" aria-hidden="true" className="w-44 max-w-full">
      <clipPath id="bowl-level">
        <path d="M22 22h116c2 20 6 36 14 50 3 5-1 10-6 10H14c-5 0-9-5-6-10 8-14 12-30 14-50z" />
      </clipPath>
      <g clipPath="url(#bowl-level)">
        <rect width="160" height="84" className="fill-blanc" />
        <rect
          x="0"
          width="160"
          height="60"
          y={82 - height}
          className="fill-ambre-700 transition-all duration-300"
        />
      </g>
      <rect x="8" y="6" width="144" height="15" rx="7.5" className="fill-sapin-700" />
    </svg>
  );
}
