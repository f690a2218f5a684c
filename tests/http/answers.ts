import { z } from 'zod';
import type { Operation } from './operations.ts';

const violationList = z.strictObject({
  '@context': z.literal('/api/v2/contexts/ConstraintViolationList'),
  '@type': z.literal('ConstraintViolationList'),
  'hydra:title': z.string().min(1),
  'hydra:description': z.string().min(1),
  violations: z
    .array(
      z.strictObject({
        propertyPath: z.string(),
        message: z.string().min(1),
        code: z.string().nullable(),
      }),
    )
    .min(1),
});
const hydraError = z.looseObject({
  '@context': z.literal('/api/v2/contexts/Error'),
  '@type': z.literal('hydra:Error'),
  'hydra:title': z.string().min(1),
  'hydra:description': z.string().min(1),
});
const plainError = z.strictObject({ code: z.int(), message: z.string().min(1) });
const contentError = z.strictObject({
  data: z.null(),
  error: z.strictObject({
    status: z.int(),
    name: z.string().regex(/^[A-Z]\w+Error$/),
    message: z.string().min(1),
    details: z.looseObject({}),
  }),
});

/** What is wrong with an answer, in words; null when it keeps its promise. */
export async function complaint(operation: Operation, requested: Request, answer: Response) {
  const { status } = answer;
  if (status >= 500) return `failed with ${status}`;
  const text = await answer.text();
  if (status >= 400) return wrongError(operation, status, text, answer.headers);
  if (!operation.answers.has(status)) return `answers ${status}, which is not documented`;
  if (status >= 300) return answer.headers.has('location') ? null : 'redirects nowhere';
  if (answer.headers.get('content-type') === 'application/pdf')
    return text.startsWith('%PDF-') ? null : 'is no PDF';
  const promised = operation.answers.get(status);
  if (!promised) return text === '' ? null : `has a body with ${status}`;
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  if (operation.files.has(type)) return null;
  if (isReshaped(requested)) return parse(text) === undefined ? 'is no JSON' : null;
  return explain(promised, text);
}

/** Clients may ask for two other shapes, which the documents describe in words only. */
const isReshaped = ({ headers }: Request) =>
  headers.get('accept') === 'application/json' || headers.has('strapi-response-format');

/** Services whose refusals have a shape of their own, in their documents. */
const OTHERS = new Set(['search', 'images', 'campaigns']);

function wrongError(
  { surface, answers }: Operation,
  status: number,
  text: string,
  headers: Headers,
) {
  if (/node_modules|\bat .*\.ts:\d|select |insert into/i.test(text))
    return `tells too much: ${text}`;
  if (surface === 'content') {
    const problem = explain(contentError, text);
    return problem ?? (parse(text).error.status === status ? null : 'names another status');
  }
  if (OTHERS.has(surface)) {
    const promised = answers.get(status);
    return promised ? explain(promised, text) : null;
  }
  const isPlain = headers.get('content-type') === 'application/json';
  if (isPlain)
    return (
      explain(plainError, text) ?? (parse(text).code === status ? null : 'names another status')
    );
  if (headers.get('content-type') !== 'application/ld+json; charset=utf-8')
    return `has the content type ${headers.get('content-type')}`;
  return explain(status === 422 ? violationList : hydraError, text);
}

function explain(shape: z.ZodType, text: string): string | null {
  const body = parse(text);
  if (body === undefined) return `is no JSON: ${text.slice(0, 200)}`;
  const { success, error } = shape.safeParse(body);
  return success ? null : `breaks its schema: ${z.prettifyError(error)}\n${text.slice(0, 500)}`;
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
