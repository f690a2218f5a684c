import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectProps = ComponentProps<'select'> &
  FieldTexts & {
    options: readonly SelectOption[];
    /** First line without a value. */
    placeholder?: string;
  };

/** The native select with our arrow, for a list whose label is elsewhere. */
export function ClosedList({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative block w-full">
      <select
        {...select}
        className={classNames(controlClass, 'appearance-none truncate pr-11', className)}
      />
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
      />
    </span>
  );
}

/** A field with a native select; only its closed state is styled. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, className, id, options, placeholder, ...select } = props;
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
        <ClosedList {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </ClosedList>
      )}
    </Field>
  );
}
