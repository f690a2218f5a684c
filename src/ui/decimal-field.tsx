import { type ComponentProps, useState } from 'react';
import { number } from '#i18n/numbers.ts';
import { readDecimal } from '#kit/decimal.ts';
import { TextField } from './text-field.tsx';
import { generic } from './words.ts';

type DecimalFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'onInput'
> & {
  /** `kg`: may be typed behind the number, and stands in what is said back. */
  unit: string;
  /** Each change, as read: see `readDecimal`. */
  onRead?: (value: number | null) => void;
};

/**
 * A number with decimals. A text on purpose: a number field of a browser that is not French drops
 * the comma, and 4,6 becomes 46. What was understood is said back below the field.
 */
export function DecimalField({ unit, onRead, ...props }: DecimalFieldProps) {
  const read = (typed: string) => readDecimal(typed, { unit });
  const [value, setValue] = useState(() => read(String(props.defaultValue ?? '')));
  const isNumber = value !== null && value >= 0;
  return (
    <div className={props.className}>
      <TextField
        {...props}
        className=""
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        pattern={`\\s*-?\\d{1,9}([.,]\\d{1,2})?\\s*(${unit})?\\s*`}
        onInput={({ currentTarget }) => {
          const next = read(currentTarget.value);
          setValue(next);
          onRead?.(next);
        }}
      />
      <p role="status" className="mt-1 min-h-5 text-small text-encre-2">
        {isNumber && generic('read', { value: `${number(value)}\u00a0${unit}` })}
      </p>
    </div>
  );
}
