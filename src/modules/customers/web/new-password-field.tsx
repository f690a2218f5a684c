import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paths } from '#pages/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { toneIcons } from '#ui/tones.ts';
import { PASSWORD_LENGTH } from '../rules/index.ts';
import type { FieldSource } from './field-source.ts';
import { t } from './field-words.ts';

interface NewPasswordFieldProps {
  form: FieldSource;
  name: 'password' | 'newPassword';
  label: string;
}

/** Fields of the same form whose values should not occur in the password. */
const PERSONAL_FIELDS = ['firstName', 'lastName', 'email'];

/** Pause in typing after which the password is checked. */
const PAUSE_MS = 500;

/**
 * New password field that explains while typing why a password is weak. Checked by the server,
 * because its dictionaries are a hundred times larger than this page (docs/decisions/0263).
 */
export function NewPasswordField({ form, name, label }: NewPasswordFieldProps) {
  const [advice, setAdvice] = useState<string | null>(null);
  const requested = useRef('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const ask = async (field: HTMLInputElement) => {
    clearTimeout(pause.current);
    const { value, form: within } = field;
    if (value === requested.current || value.length < PASSWORD_LENGTH.min || !within) return;
    requested.current = value;
    const typed = new FormData(within);
    const question = new URLSearchParams({ password: value });
    for (const field of PERSONAL_FIELDS) question.set(field, String(typed.get(field) ?? ''));
    const message = await askAdvice(question);
    if (requested.current === value) setAdvice(message);
  };
  /** Keeps the last advice until the next arrives: a text that flickers with each key cannot be read. */
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    clearTimeout(pause.current);
    if (currentTarget.value.length >= PASSWORD_LENGTH.min) {
      pause.current = setTimeout(ask, PAUSE_MS, currentTarget);
      return;
    }
    requested.current = '';
    setAdvice(null);
  };
  return (
    <div>
      <PasswordField
        {...form.field(name)}
        label={label}
        hint={t('fields.newPasswordHint')}
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH.min}
        maxLength={PASSWORD_LENGTH.max}
        onBlur={({ currentTarget }) => ask(currentTarget)}
        onInput={onInput}
        required
      />
      <p role="status" className="text-small text-ambre-700">
        {advice && (
          <span className="mt-1.5 flex gap-1.5">
            <Icon of={toneIcons.warning} />
            <span>
              {advice} {t('fields.weakPassword')}
            </span>
          </span>
        )}
      </p>
    </div>
  );
}

/** Returns the advice or null; submitting the form never waits for it. */
async function askAdvice(question: URLSearchParams): Promise<string | null> {
  try {
    const answer = await fetch(paths.passwordAdvice(), { method: 'POST', body: question });
    return answer.ok ? ((await answer.json()) as { message: string | null }).message : null;
  } catch (error) {
    // Offline: the form reports that when it is submitted.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
