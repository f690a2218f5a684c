import { Checkbox } from '#ui/checkbox.tsx';
import { boxOf, type Section } from './form-section.ts';

interface TickBoxesProps extends Pick<Section, 'ticked'> {
  legend: string;
  hint?: string;
  /** Prefix of the checkbox names; see `boxOf`. */
  list: string;
  values: readonly string[];
  nameOf: (value: string) => string;
}

/** A group of checkboxes. */
export function TickBoxes({ legend, hint, list, values, nameOf, ticked }: TickBoxesProps) {
  return (
    <fieldset>
      <legend className="text-small font-bold">{legend}</legend>
      {hint && <p className="text-small text-encre-3">{hint}</p>}
      {values.map((value) => (
        <Checkbox
          key={value}
          id={`${list}-${value}`}
          name={boxOf(list, value)}
          label={nameOf(value)}
          defaultChecked={ticked(boxOf(list, value))}
        />
      ))}
    </fieldset>
  );
}
