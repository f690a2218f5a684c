import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { printable, t } from '#i18n/catalogue.server.ts';
import { isOutage } from '#kit/outage.ts';
import { violationsOf } from '#kit/violations.ts';
import { type FieldProblem, fieldError } from '#modules/customers/web/index.ts';
import { ServiceError } from '#services/service-client.ts';
import { type FormAnswer, FormProblem, shownValues, typedValues } from './form-answer.ts';

interface Submission<Schema extends z.ZodType, Done> {
  /** Name of the form, from its `intent` field. */
  form: string;
  /** Its name in the messages, `forms.{form}.{field}.errors.{code}`, when that is another. */
  words?: string;
  data: FormData;
  schema: Schema;
  /** Input of the schema; by default the submitted values. */
  input?: unknown;
  /** Prefix of the fields in the request body: `billingAddress.` for its city. */
  prefix?: string;
  /** Fields a browser omits when unset: checkboxes, radio groups. */
  others?: readonly string[];
  /** Message for a failure the API gives no text for. */
  unexplained?: string;
  send: (value: z.output<Schema>) => Promise<Done>;
}

type Outcome<Done> = { done: Done; refused?: never } | { done?: never; refused: FormAnswer };

interface Violation extends FieldProblem {
  propertyPath: string;
}

/**
 * Submits a form: parses it with the operation's schema, sends it, and turns every refusal into
 * messages under the fields; those that match no field go to the form (FRM-03, FRM-15 to FRM-18).
 * Bugs and redirects are rethrown.
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
 * Runs the action of a form that does more than `submitForm`. During an outage the page with the
 * form is shown again with the submitted values, as the state of the form its `intent` names.
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

/** The state of a form that could not be sent because of an outage. */
export function outageAnswer(form: string, data: FormData, error: unknown): FormAnswer {
  const text = error instanceof ServiceError ? error.description : null;
  return { ...emptyAnswer({ form, data }), problems: [text ?? t('storefront.503.message')] };
}

type SubmitFormRequest = Pick<
  Submission<z.ZodType, unknown>,
  'form' | 'words' | 'data' | 'prefix' | 'others' | 'unexplained'
>;

function answerTo(request: SubmitFormRequest, violations: readonly Violation[]): FormAnswer {
  const { form, words = form, data, prefix = '', others = [] } = request;
  // Browsers send fields as they stand in the form: errors are listed in that order.
  const order = [...data.keys(), ...others];
  const found = violations.map(({ propertyPath, ...problem }) => {
    const name = propertyPath.startsWith(prefix) ? propertyPath.slice(prefix.length) : propertyPath;
    return { place: order.indexOf(name), name, text: fieldError(words, name, problem) };
  });
  const fields: Record<string, string> = {};
  for (const { place, name, text } of found.toSorted((a, b) => a.place - b.place))
    if (place >= 0) fields[name] ??= text;
  const problems = found.filter(({ place }) => place < 0).map(({ text }) => text);
  return { ...emptyAnswer(request), fields, problems };
}

const emptyAnswer = ({ form, data }: SubmitFormRequest): FormAnswer => ({
  form,
  submission: randomUUID(),
  values: shownValues(data),
  fields: {},
  problems: [],
});

function problemAnswer(request: SubmitFormRequest, { message, fields }: FormProblem): FormAnswer {
  const texts = Object.entries(fields).map(([name, lines]) => [name, lines.join(' ')]);
  const problems = message ? [message] : [];
  return { ...emptyAnswer(request), fields: Object.fromEntries(texts), problems };
}

/** Refusals and outages get their own message; any other failure a general one. */
function serviceAnswer(request: SubmitFormRequest, error: ServiceError): FormAnswer {
  if (error.violations.length > 0) return answerTo(request, error.violations);
  const isExplained = [409, 422, 429, 503].includes(error.status);
  const text =
    (isExplained ? error.description : null) ?? request.unexplained ?? unsignedWords(error.status);
  return { ...emptyAnswer(request), problems: [text ?? t('storefront.genericError')] };
}

/** Message for a user who is signed out or lacks the permission (O-10). */
function unsignedWords(status: number): string | null {
  if (status === 401) return t('storefront.formRefused.401');
  return status === 403 ? t('storefront.formRefused.403') : null;
}
