import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { controlClass } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { generic } from './words.ts';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & { autoComplete: 'current-password' | 'new-password' };

/** A password field that can be revealed, and allows pasting and password managers. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, className, id, ...input } = props;
  const [shown, setShown] = useState(false);
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
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlClass} pr-14`}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={generic(shown ? 'password.hide' : 'password.show')}
            className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-badge text-encre-2 hover:bg-brume"
          >
            <Icon of={shown ? EyeOff : Eye} />
          </button>
        </div>
      )}
    </Field>
  );
}
