import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

export interface Tile {
  value: string;
  label: ReactNode;
  /** Second line: a price per kilo, a date, why it cannot be chosen. */
  detail?: ReactNode;
  /** At the right edge: a price. */
  aside?: ReactNode;
  /** Above the label: an icon or a drawing. */
  figure?: ReactNode;
  /** Before both lines: a picture of the option. */
  picture?: ReactNode;
  disabled?: boolean;
}

const layouts = {
  stack: 'grid gap-2',
  two: 'grid grid-cols-2 gap-2 md:gap-3',
  three: 'grid grid-cols-3 gap-2 md:gap-3',
  fit: 'grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2 md:gap-3',
};

interface RadioTilesProps {
  legend: ReactNode;
  hideLegend?: boolean;
  name: string;
  tiles: readonly Tile[];
  hint?: ReactNode;
  error?: string;
  id?: string;
  /** Give `value` with `onChange`, or `defaultValue` for a plain form. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  layout?: keyof typeof layouts;
  /** Highlights the selected tile in yellow. */
  warm?: boolean;
}

export function RadioTiles(props: RadioTilesProps) {
  const { legend, hideLegend, hint, error, tiles, layout = 'stack' } = props;
  const generated = useId();
  const id = props.id ?? generated;
  return (
    <fieldset id={id} {...describedBy(id, { hint, error })} className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-small font-bold'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 max-w-text text-small text-encre-3">
          {hint}
        </p>
      )}
      <div className={layouts[layout]}>
        {tiles.map((tile) => (
          <RadioTile key={tile.value} tile={tile} {...props} />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function RadioTile({ tile, ...props }: RadioTilesProps & { tile: Tile }) {
  const { name, value, defaultValue, onChange, required, warm, error, layout = 'stack' } = props;
  return (
    <label
      className={classNames(
        'relative flex min-h-13 items-center gap-3 rounded-field border bg-blanc py-2.5',
        'transition-colors has-checked:border-sapin-700 has-checked:inset-ring-2',
        'has-checked:inset-ring-sapin-700 has-focus-visible:outline-3',
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        layout === 'stack' ? 'px-4' : 'px-3 md:px-4',
        Boolean(tile.figure) && 'flex-col justify-center text-center',
        tile.disabled ? 'bg-brume text-encre-3' : 'hover:border-encre-2',
        error ? 'border-tomate-700' : 'border-trait-fort',
        warm && 'has-checked:bg-beurre-200',
      )}
    >
      <input
        type="radio"
        name={name}
        value={tile.value}
        required={required}
        disabled={tile.disabled}
        className="peer absolute size-px opacity-0"
        checked={onChange ? value === tile.value : undefined}
        onChange={onChange && (() => onChange(tile.value))}
        defaultChecked={onChange ? undefined : (value ?? defaultValue) === tile.value}
      />
      {tile.figure}
      {tile.picture}
      <span className={classNames('min-w-0 flex-1', layout !== 'stack' && !tile.figure && 'pr-5')}>
        <span className="block font-bold text-balance">{tile.label}</span>
        {tile.detail && (
          <span className="block max-w-text text-small text-encre-2">{tile.detail}</span>
        )}
      </span>
      {tile.aside && <span className="font-bold">{tile.aside}</span>}
      <Icon
        of={CircleCheck}
        className={classNames(
          'text-sapin-700 opacity-0 peer-checked:opacity-100',
          layout === 'stack' ? '-mr-1' : 'absolute top-2 right-2',
        )}
      />
    </label>
  );
}
