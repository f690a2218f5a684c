import { words } from '#i18n/words.ts';
import { withQuery } from '#kit/with-query.ts';
import type { ContentVariant } from '#modules/catalog/contracts.ts';
import { ClosedList } from '#ui/select.tsx';
import messages from '../messages/day.fr.json';
import { costText, countedRhythm, type Every, lastsText, tooOftenText } from './day-cost.ts';
import type { DayOfOne, DayOfProduct } from './load-day.server.ts';

const t = words(messages);

export interface DayLinesProps {
  day: DayOfProduct;
  variant: ContentVariant;
  /** The page with the same information. */
  path: string;
  every: Every;
  onChoose: (animal: string) => void;
}

/**
 * Animal, ration and cost per day: three lines, which replace the question without a layout shift.
 */
export default function DayLines({ day, variant, path, every, onChoose }: DayLinesProps) {
  const { shown, animals, species } = day;
  const { text, cost } = shown ? linesOf(shown, variant, every) : { text: t('nobody'), cost: null };
  return (
    <>
      <p className="flex min-w-0 items-center font-bold">
        {shown ? (
          <Name shown={shown} animals={animals} onChoose={onChoose} />
        ) : (
          t(`species.${species}`)
        )}
      </p>
      <p role="status">{text}</p>
      <p className="flex items-center justify-between gap-x-4">
        {cost && <strong className="text-body leading-tight tabular-nums">{cost}</strong>}
        <a
          href={shown ? withQuery(path, { animal: shown.id }) : path}
          className="link flex-none py-2"
        >
          {t('detail')}
        </a>
      </p>
    </>
  );
}

interface NameProps {
  shown: DayOfOne;
  animals: DayOfProduct['animals'];
  onChoose: (animal: string) => void;
}

/** A select where there are several animals. */
function Name({ shown, animals, onChoose }: NameProps) {
  if (animals.length < 2) return <span className="truncate">{t('for', { name: shown.name })}</span>;
  return (
    <ClosedList
      aria-label={t('choose')}
      value={shown.id}
      onChange={(event) => onChoose(event.target.value)}
      className="h-10 py-0 font-bold"
    >
      {animals.map(({ id, name }) => (
        <option key={id} value={id}>
          {t('for', { name })}
        </option>
      ))}
    </ClosedList>
  );
}

function linesOf(shown: DayOfOne, variant: ContentVariant, every: Every) {
  if (shown.outcome !== 'fed') return { text: t(shown.outcome), cost: null };
  const plan = shown.formats.find(({ sku }) => sku === variant.sku)?.plan;
  const ration = t('ration', { grams: shown.grams });
  if (!plan) return { text: `${ration} ${t('soldOut')}`, cost: null };
  const counted = countedRhythm(plan, every);
  const rest =
    counted === every && costText(plan, every) !== null
      ? lastsText(plan, variant.format)
      : tooOftenText(plan, variant.format);
  return { text: `${ration} ${rest}`, cost: costText(plan, counted) };
}
