import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> & FieldTexts & { controlClassName?: string };

export function TextField(props: TextFieldProps) {
  const { label, hint, hintBelow, error, optional, className, controlClassName, id, ...input } =
    props;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      hintBelow={hintBelow}
      error={error}
      optional={optional}
      className={className}
    >
      {(control) => (
        <input
          {...input}
          {...control}
          className={classNames(controlClass, 'read-only:bg-brume', controlClassName)}
        />
      )}
    </Field>
  );
}

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

export function TextArea({ label, hint, error, optional, className, id, ...area }: TextAreaProps) {
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
        <textarea
          rows={5}
          {...area}
          {...control}
          className={`${controlClass} field-sizing-content min-h-36`}
        />
      )}
    </Field>
  );
}
