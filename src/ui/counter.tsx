import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { type CountLimits, isFolded, limitCount, stepOfKey } from './count-limits.ts';
import { Icon } from './icon.tsx';
import { generic } from './words.ts';

interface CounterProps extends CountLimits {
  /** What is counted, for the spoken names of the buttons. */
  of: string;
  /** Give `value` with `onChange`, or `defaultValue` for a plain form. */
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  /** `onChange` saves the value: Enter in the field commits it and does not submit the form. */
  isSavedAtOnce?: boolean;
  /** Field name in a form. */
  name?: string;
  /** Open/closed mode: at the minimum only this add button shows. */
  addLabel?: ReactNode;
  /** Matches the height of the button beside it. */
  tall?: boolean;
  className?: string;
}

export function Counter({ of, min = 0, max, addLabel, tall, className, ...props }: CounterProps) {
  const [own, setOwn] = useState(props.defaultValue ?? min);
  const [spoken, setSpoken] = useState('');
  const value = props.value ?? own;
  const limits = { min, max };
  const addButton = useRef<HTMLButtonElement>(null);
  const plusButton = useRef<HTMLButtonElement>(null);
  const folded = addLabel !== undefined && isFolded(value, limits);
  const wasFolded = useRef(folded);

  useEffect(() => {
    if (wasFolded.current === folded) return;
    wasFolded.current = folded;
    (folded ? addButton : plusButton).current?.focus();
  }, [folded]);

  const change = (wanted: number) => {
    const next = limitCount(wanted, limits);
    if (next === value) return;
    setOwn(next);
    setSpoken(generic('counter.now', { count: next }));
    props.onChange?.(next);
  };

  if (folded) {
    return (
      <>
        <Button
          type="button"
          ref={addButton}
          size="compact"
          variant="secondary"
          icon={Plus}
          className={className}
          onClick={() => change(min + 1)}
        >
          {addLabel}
        </Button>
        {props.name && (
          <noscript>
            <input
              type="number"
              name={props.name}
              aria-label={generic('counter.quantity', { name: of })}
              min={min}
              max={max}
              defaultValue={value}
              className="ml-3 h-11 w-16 rounded-badge border border-trait-fort text-center font-bold"
            />
          </noscript>
        )}
      </>
    );
  }
  const full = max !== undefined && value >= max;
  return (
    <div className={className}>
      <div
        className={classNames(
          'inline-flex items-center rounded-full border border-trait-fort bg-blanc',
          tall && 'min-h-13 px-1',
        )}
      >
        <CounterButton
          label={generic('counter.decrease', { name: of })}
          off={value <= min}
          press={() => change(value - 1)}
        >
          <Icon of={Minus} />
        </CounterButton>
        <CountInput
          of={of}
          value={value}
          min={min}
          max={max}
          change={change}
          name={props.name}
          isSavedAtOnce={props.isSavedAtOnce}
        />
        <CounterButton
          ref={plusButton}
          label={generic('counter.increase', { name: of })}
          off={full}
          press={() => change(value + 1)}
        >
          <Icon of={Plus} />
        </CounterButton>
      </div>
      <span role="status" className="sr-only">
        {spoken}
      </span>
      {full && (
        <p className="mt-1 text-mini text-encre-3">{generic('counter.max', { count: max })}</p>
      )}
    </div>
  );
}

interface CounterButtonProps {
  label: string;
  off: boolean;
  press: () => void;
  ref?: React.Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Stays focusable at the limit, so that keyboard users do not lose the focus. */
function CounterButton({ label, off, press, ref, children }: CounterButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={press}
      className="grid size-11 place-items-center rounded-full text-sapin-700 hover:bg-brume active:bg-brume-2 aria-disabled:text-trait-fort"
    >
      {children}
    </button>
  );
}

interface CountInputProps extends CountLimits {
  of: string;
  name?: string;
  value: number;
  change: (wanted: number) => void;
  isSavedAtOnce?: boolean | undefined;
}

/** A text input; the count is committed, within limits, on blur or Enter. */
function CountInput({ of, name, value, min, max, change, isSavedAtOnce }: CountInputProps) {
  const [draft, setDraft] = useState<string>();
  const take = () => {
    if (draft) change(Number(draft));
    setDraft(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key);
    if (event.key === 'Enter') {
      // The value was just saved, so the surrounding form must not submit it again.
      if (isSavedAtOnce) event.preventDefault();
      take();
    }
    if (step === 0) return;
    event.preventDefault();
    setDraft(undefined);
    change(value + step);
  };
  return (
    <input
      type="number"
      inputMode="numeric"
      name={name}
      aria-label={generic('counter.quantity', { name: of })}
      min={min}
      max={max}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
      className="h-11 w-10 rounded-badge bg-transparent text-center font-bold"
    />
  );
}
