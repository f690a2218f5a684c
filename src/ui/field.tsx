import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { generic } from './words.ts';

export interface FieldTexts {
  label: ReactNode;
  /** Help that stays visible, such as a format or why the data is needed. */
  hint?: ReactNode;
  /** Places the hint below the control, so that labels in one row are aligned. */
  hintBelow?: boolean;
  /** Specific error message; removed as soon as the field is valid. */
  error?: string;
  /** Shows « facultatif » beside the label; required fields are not marked. */
  optional?: boolean;
}

/** Attributes of a control that connect it with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint, control, error below: the frame of every form field. */
export function Field(props: FieldProps) {
  const { id, label, hint, hintBelow = false, error, optional, className, children } = props;
  const generated = useId();
  const control = id ?? generated;
  const help = hint && (
    <p
      id={`${control}-hint`}
      className={classNames('max-w-text text-small text-encre-3', hintBelow ? 'mt-1.5' : 'mb-1.5')}
    >
      {hint}
    </p>
  );
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={control} className="mb-1.5 block text-small font-bold">
        {label}
        {optional && (
          <span className="font-normal text-encre-3"> {`(${generic('optional')})`}</span>
        )}
      </label>
      {!hintBelow && help}
      {children({ id: control, ...describedBy(control, { hint, error }) })}
      {hintBelow && help}
      <FieldError id={control} error={error} />
    </div>
  );
}

/** The `aria-` attributes of a control or group whose hint and error carry ids made from its own. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-small font-bold text-tomate-700">
      <Icon of={CircleAlert} className="mt-px" />
      {error}
    </p>
  );
}
