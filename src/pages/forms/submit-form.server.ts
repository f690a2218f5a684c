import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { printable, t } from '#i18n/catalogue.server.ts';
import { isOutage } from '#kit/outage.ts';
import { violationsOf } from '#kit/violations.ts';
import { type FieldProblem, fieldError } from '#modules/customers/web/index.ts';
import { ServiceError } from '#services/service-client.ts';
import { type FormAnswer, FormProblem } from './form-answer.ts';

interface Submission<Schema extends z.ZodType, Done> {
  /** Name of the form, as its `intent` field says it. */
  form: string;
  /** Its name in the messages, `forms.{form}.{field}.errors.{code}`, when that is another. */
  words?: string;
  data: FormData;
  schema: Schema;
  /** What the schema reads; the typed values when it is left out. */
  input?: unknown;
  /** Where the fields stand in what is sent: `billingAddress.` for its city. */
  prefix?: string;
  /** Fields a browser may leave out: boxes, radio groups. */
  others?: readonly string[];
  /** Words for a failure the service does not explain. */
  unexplained?: string;
  send: (value: z.output<Schema>) => Promise<Done>;
}

type Outcome<Done> = { done: Done; refused?: never } | { done?: never; refused: FormAnswer };

interface Violation extends FieldProblem {
  propertyPath: string;
}

/**
 * The one way a form is submitted: parse with the contract's schema, send, and turn whatever was
 * refused on the way into words under the fields; what matches no field goes to the form
 * (FRM-03, FRM-15 to FRM-18). Bugs and redirects pass through.
 */
export async function submitForm<Schema extends z.ZodType, Done>(
  submission: Submission<Schema, Done>,
): Promise<Outcome<Done>> {
  const { data, schema, send } = submission;
  const values = typedValues(data);
  const parsed = schema.safeParse(submission.input ?? values);
  if (!parsed.success) {
    const found = violationsOf(parsed.error);
    const violations = found.map((one) => ({ ...one, params: printable(one.params ?? {}) }));
    return { refused: answerTo(submission, violations) };
  }
  try {
    return { done: await send(parsed.data) };
  } catch (error) {
    if (error instanceof FormProblem) return { refused: problemAnswer(submission, error) };
    if (error instanceof ServiceError) return { refused: serviceAnswer(submission, error) };
    throw error;
  }
}

/**
 * Runs what a form does that asks for more than `submitForm` sends. While something the shop needs is
 * away the page of the form stays, with what was typed; it is answered with the form its `intent` names.
 */
export async function keepForm<Done>(
  request: Request,
  run: (request: Request) => Promise<Done>,
): Promise<Done | FormAnswer> {
  const again = request.clone();
  try {
    return await run(request);
  } catch (error) {
    if (!isOutage(error)) throw error;
    const data = await again.formData();
    return outageAnswer(String(data.get('intent')), data, error);
  }
}

/** A form as it was typed, with why it could not be sent: something the shop needs is away. */
export function outageAnswer(form: string, data: FormData, error: unknown): FormAnswer {
  const text = error instanceof ServiceError ? error.description : null;
  return { ...emptyAnswer({ form, data }), problems: [text ?? t('storefront.503.message')] };
}

/** The texts of a form; a field given twice keeps its last value. */
export function typedValues(data: FormData): Record<string, string> {
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

type SubmitFormRequest = Pick<
  Submission<z.ZodType, unknown>,
  'form' | 'words' | 'data' | 'prefix' | 'others' | 'unexplained'
>;

function answerTo(request: SubmitFormRequest, violations: readonly Violation[]): FormAnswer {
  const { form, words = form, data, prefix = '', others = [] } = request;
  const fields: Record<string, string> = {};
  const problems: string[] = [];
  for (const { propertyPath, ...problem } of violations) {
    const name = propertyPath.startsWith(prefix) ? propertyPath.slice(prefix.length) : propertyPath;
    const isField = data.has(name) || others.includes(name);
    const text = fieldError(words, name, problem);
    if (!isField) problems.push(text);
    else fields[name] ??= text;
  }
  return { ...emptyAnswer(request), fields, problems };
}

function emptyAnswer({ form, data }: SubmitFormRequest): FormAnswer {
  const shown = Object.entries(typedValues(data)).filter(([name]) => !/password/i.test(name));
  const values = Object.fromEntries(shown);
  return { form, submission: randomUUID(), values, fields: {}, problems: [] };
}

function problemAnswer(request: SubmitFormRequest, { message, fields }: FormProblem): FormAnswer {
  const texts = Object.entries(fields).map(([name, lines]) => [name, lines.join(' ')]);
  const problems = message ? [message] : [];
  return { ...emptyAnswer(request), fields: Object.fromEntries(texts), problems };
}

/** Refusals are explained to people, and what is away for a moment; what else failed is named in general. */
function serviceAnswer(request: SubmitFormRequest, error: ServiceError): FormAnswer {
  if (error.violations.length > 0) return answerTo(request, error.violations);
  const isExplained = [409, 422, 429, 503].includes(error.status);
  const text =
    (isExplained ? error.description : null) ?? request.unexplained ?? unsignedWords(error.status);
  return { ...emptyAnswer(request), problems: [text ?? t('storefront.genericError')] };
}

/** Whoever is not signed in any more, or may not do it, is told so (O-10). */
function unsignedWords(status: number): string | null {
  if (status === 401) return t('storefront.formRefused.401');
  return status === 403 ? t('storefront.formRefused.403') : null;
}
