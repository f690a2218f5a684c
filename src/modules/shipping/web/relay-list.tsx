import { CircleCheck } from 'lucide-react';
import { briefDate } from '#i18n/dates.ts';
import { distance } from '#i18n/numbers.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { describedBy, FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PickupPointShape } from '../contracts.ts';
import { WeekLines } from './relay-address.tsx';
import { t } from './relay-words.ts';
import { weekText } from './week-text.ts';

interface RelayListProps {
  id: string;
  name: string;
  error: string | undefined;
  points: readonly PickupPointShape[];
  /** Code of the selected point; empty for none. */
  selected: string;
  onSelect: (code: string) => void;
  /** On a narrow screen, where the map shows the other points. */
  onlySelected: boolean;
}

const METRES = 1000;

/** The points found, as a list of radio buttons. */
export function RelayList({ id, name, error, points, selected, ...rest }: RelayListProps) {
  const { onSelect, onlySelected } = rest;
  return (
    <fieldset id={id} {...describedBy(id, { error })} className="min-w-0">
      <legend className="sr-only">{t('list')}</legend>
      <div className="grid gap-2 max-h-[30rem] overflow-y-auto pr-1">
        {points.map((point) => (
          <RelayTile
            key={point.code}
            point={point}
            name={name}
            className={onlySelected && point.code !== selected ? 'max-md:hidden' : undefined}
            isSelected={point.code === selected}
            onSelect={() => onSelect(point.code)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface RelayTileProps {
  point: PickupPointShape;
  name: string;
  isSelected: boolean;
  onSelect: () => void;
  className: string | undefined;
}

/** Element id of a point's tile, the target of the map's links. */
export const tileId = (code: string) => `relay-${code}`;

function RelayTile({ point, name, isSelected, onSelect, className }: RelayTileProps) {
  const { code, street, postcode, city, openingHours, closures } = point;
  return (
    <label
      id={tileId(code)}
      className={classNames(
        'relative flex items-start gap-3 rounded-field border border-trait-fort bg-blanc px-4 py-3',
        'transition-colors hover:border-encre-2 has-checked:border-sapin-700 has-checked:inset-ring-2',
        'has-checked:inset-ring-sapin-700 has-focus-visible:outline-3',
        'has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={code}
        checked={isSelected}
        onChange={onSelect}
        className="peer absolute size-px opacity-0"
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="font-bold">{point.name}</span>
          {point.distance !== null && (
            <span className="flex-none text-small text-encre-2 tabular-nums">
              {distance(point.distance / METRES)}
            </span>
          )}
        </span>
        <span className="block text-small">
          {street}, {postcode} {city}
        </span>
        <WeekLines lines={weekText(openingHours)} />
        {closures[0] && (
          <Badge variant="butter" className="mt-1.5 whitespace-normal!">
            {closureText(closures[0])}
          </Badge>
        )}
      </span>
      <Icon of={CircleCheck} className="-mr-1 text-sapin-700 opacity-0 peer-checked:opacity-100" />
    </label>
  );
}

function closureText({ from, to }: { from: string; to: string }): string {
  if (from === to) return t('holidayDay', { from: briefDate(from) });
  return t('holiday', { from: briefDate(from), to: briefDate(to) });
}
