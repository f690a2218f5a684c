import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { typedValues } from '#pages/forms/submit-form.server.ts';
import { t } from '../sign-in-words.ts';

/** Intent of the form that brings back what was typed before somebody had to sign in again. */
export const RESUME = 'resumeForm';
/** Intent by which the sign-in is shown with what was typed. */
export const RETURN = 'staffReturn';
/** Field that carries it. */
export const TYPED = 'typed';
/** In the address of the sign-in: there is something to go on with. */
export const RESUMING = 'reprise';

/** Longer than any form of the office but a sheet, which is a file. */
const MOST = 500_000;
const entries = z.array(z.tuple([z.string(), z.string()]));
/** Neither secrets nor what names one showing of the form. */
const LEFT_OUT = /password|^formKey$/i;
/** Names of buttons: what one of them would do is not what is gone on with. */
const PRESSED = new Set(['do', 'confirmed', 'step']);

/** The words of a form as text, to be carried through a sign-in; null where there is nothing to carry. */
export async function typedOf(request: Request): Promise<string | null> {
  const data = await request.formData().catch(() => null);
  const texts = [...(data ?? [])].filter(
    ([name, value]) => typeof value === 'string' && !LEFT_OUT.test(name),
  );
  if (!texts.some(([name]) => name === 'intent')) return null;
  const text = JSON.stringify(texts);
  return text.length > MOST ? null : text;
}

/** The form somebody goes on with after signing in again, as it was typed; it does nothing yet. Null for any other. */
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

/** The same as it was sent, but for the button that was pressed. */
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
    // Not ours: there is nothing to bring back.
    return null;
  }
}
