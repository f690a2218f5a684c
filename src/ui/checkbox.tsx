import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** Must not be preselected for anything that binds or subscribes the customer. */
export function Checkbox({ label, hint, error, className, id, ...input }: CheckboxProps) {
  const generated = useId();
  const control = id ?? generated;
  return (
    <div className={className}>
      <label htmlFor={control} className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          id={control}
          type="checkbox"
          {...describedBy(control, { hint, error })}
          className="mt-px size-6 flex-none rounded-badge accent-sapin-700"
        />
        <span>
          {label}
          {hint && (
            <span id={`${control}-hint`} className="block text-small text-encre-3">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={control} error={error} />
    </div>
  );
}
