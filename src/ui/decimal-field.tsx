import { type ComponentProps, useState } from 'react';
import { number } from '#i18n/numbers.ts';
import { readDecimal } from '#kit/decimal.ts';
import { TextField } from './text-field.tsx';
import { generic } from './words.ts';

type DecimalFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'onInput'
> & {
  /** Such as `kg`: may be typed after the number, and is part of the message below the field. */
  unit: string;
  /** Called on each change with the parsed value: see `readDecimal`. */
  onRead?: (value: number | null) => void;
};

/**
 * A field for a decimal number. It is a text input because a number input of a browser that is not
 * French drops the comma: 4,6 would become 46. The parsed number is shown below the field.
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
