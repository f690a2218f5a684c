import { type ComponentProps, useEffect, useId, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step' | 'onInput'> &
  FieldTexts & {
    min: number;
    max: number;
    step: number;
    /** Initial value. */
    defaultValue: number;
    /** Labels below the slider, from minimum to maximum, at even distances. */
    marks: readonly string[];
    /** Text for a value, shown while the slider moves. */
    say: (value: number) => string;
  };

/** A slider for a number that need not be exact; the chosen value is shown above it. */
export function Slider(props: SliderProps) {
  const { label, hint, error, optional, className, id, marks, say, ...input } = props;
  const { min, max, step, defaultValue } = input;
  const list = useId();
  const [value, setValue] = useState(defaultValue);
  // Without scripts the text could not follow the thumb, so it is not shown.
  const [isFollowed, setFollowed] = useState(false);
  useEffect(() => setFollowed(true), []);
  const said = say(value);
  const steps = Array.from(
    { length: marks.length },
    (_, at) => min + ((max - min) * at) / (marks.length - 1),
  );
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      {(control) => (
        <>
          <output htmlFor={control.id} className="block min-h-7 font-bold tabular-nums">
            {isFollowed && said}
          </output>
          <input
            {...input}
            {...control}
            type="range"
            min={min}
            max={max}
            step={step}
            list={list}
            aria-valuetext={isFollowed ? said : undefined}
            onInput={({ currentTarget }) => setValue(Number(currentTarget.value))}
            className="block h-11 w-full cursor-pointer accent-sapin-600"
          />
          <datalist id={list}>
            {steps.map((at) => (
              <option key={at} value={at} />
            ))}
          </datalist>
          <span aria-hidden className="flex justify-between text-small text-encre-2">
            {marks.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </span>
        </>
      )}
    </Field>
  );
}
