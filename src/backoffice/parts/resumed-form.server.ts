import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type FormAnswer, typedValues } from '#pages/forms/form-answer.ts';

import { t } from '../sign-in-words.ts';

/** Intent of the form that restores input after a new sign-in. */
export const RESUME = 'resumeForm';
/** Intent that shows the sign-in with the input attached. */
export const RETURN = 'staffReturn';
/** Field with the attached input. */
export const TYPED = 'typed';
/** Query parameter of the sign-in: there is input to restore. */
export const RESUMING = 'reprise';

/** Longer than any form of the office but a sheet, which is a file. */
const MOST = 500_000;
const entries = z.array(z.tuple([z.string(), z.string()]));
/** Passwords and idempotency keys are not carried over. */
const LEFT_OUT = /password|^formKey$/i;
/** Names of buttons, which are not pressed again. */
const PRESSED = new Set(['do', 'confirmed', 'step']);

/**
 * The text fields of a form, serialised to be carried through a sign-in; null when there are none.
 */
export async function typedOf(request: Request): Promise<string | null> {
  const data = await request.formData().catch(() => null);
  const texts = [...(data ?? [])].filter(
    ([name, value]) => typeof value === 'string' && !LEFT_OUT.test(name),
  );
  if (!texts.some(([name]) => name === 'intent')) return null;
  const text = JSON.stringify(texts);
  return text.length > MOST ? null : text;
}

/** The state of a form restored after a new sign-in; it is not submitted yet. Null for any other form. */
export function resumedForm(data: FormData): FormAnswer | null {
  const typed = resumedFields(data);
  if (!typed) return null;
  const { intent = '', ...values } = typedValues(typed);
  return {
    form: intent,
    submission: randomUUID(),
    values,
    fields: {},
    problems: [t('resume.read')],
  };
}

/** The restored form data without the pressed button. */
export function resumedFields(data: FormData): FormData | null {
  if (data.get('intent') !== RESUME) return null;
  const typed = entries.safeParse(parsed(String(data.get(TYPED) ?? '')));
  const fields = new FormData();
  for (const [name, value] of typed.success ? typed.data : [])
    if (!PRESSED.has(name)) fields.append(name, value);
  return fields;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Malformed: nothing is restored.
    return null;
  }
}
