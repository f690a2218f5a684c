import { z } from '@hono/zod-openapi';
import { named } from '#kit/described-shape.ts';

const violation = named(
  'Violation',
  'What is wrong with a field, or with the whole.',
  z.object({
    propertyPath: z.string().describe('Dotted path of the field; empty for the whole'),
    message: z.string().describe('In French, to show'),
    code: z.string().nullable().describe('Stable name of the reason'),
  }),
);

const violationList = z
  .object({
    '@context': z.string(),
    '@type': z.literal('ConstraintViolationList'),
    'hydra:title': z.string(),
    'hydra:description': z.string(),
    violations: z.array(violation),
  })
  .openapi('ConstraintViolationList');

const hydraError = z
  .object({
    '@context': z.string(),
    '@type': z.literal('hydra:Error'),
    'hydra:title': z.string(),
    'hydra:description': z.string(),
  })
  .openapi('Error');

const plainError = z.object({ code: z.int(), message: z.string() }).openapi('PlainError');

const described = {
  400: 'Malformed body, wrong types, or required keys missing',
  401: 'Missing, invalid or expired token',
  403: 'Signed in but not allowed',
  404: 'Unknown, or somebody else’s',
  409: 'Changed meanwhile',
  413: 'Body too large',
  415: 'Wrong content type',
  422: 'Validation or refused transition',
  429: 'Too many requests',
  503: 'An outside service does not answer',
} as const;

type ErrorStatus = keyof typeof described;

const bodyOf = (status: ErrorStatus) => {
  if (status === 422) return { 'application/ld+json': { schema: violationList } };
  if (status === 401) return { 'application/json': { schema: plainError } };
  if (status === 400)
    return {
      'application/ld+json': { schema: hydraError },
      'application/json': { schema: plainError },
    };
  return { 'application/ld+json': { schema: hydraError } };
};

/** The error answers of an operation, for its OpenAPI description. */
export function errorResponses(...statuses: ErrorStatus[]) {
  return Object.fromEntries(
    statuses.map((status) => [status, { description: described[status], content: bodyOf(status) }]),
  );
}

/** A body in the content types the API accepts for the method. */
export function jsonBody<T extends z.ZodType>(
  schema: T,
  method: 'PATCH',
): { required: true; content: { 'application/merge-patch+json': { schema: T } } };
export function jsonBody<T extends z.ZodType>(
  schema: T,
  method: 'POST' | 'PUT',
): {
  required: true;
  content: { 'application/ld+json': { schema: T }; 'application/json': { schema: T } };
};
export function jsonBody(schema: z.ZodType, method: 'POST' | 'PUT' | 'PATCH') {
  const content =
    method === 'PATCH'
      ? { 'application/merge-patch+json': { schema } }
      : { 'application/ld+json': { schema }, 'application/json': { schema } };
  return { required: true, content };
}

/** Content is optional, so that a handler may answer with a plain `Response`. */
interface DocumentedResponse {
  description: string;
  content?: Record<string, { schema: z.ZodType }>;
}

/** Long enough that nobody meets another's by chance: a UUID does. */
export const idempotencyKey = z
  .string()
  .regex(/^[!-~]{16,128}$/)
  .openapi({
    description:
      'Makes the call safe to repeat: within 24 hours the same key and body get the first answer ' +
      'again and create nothing; the same key with another body is refused (422). Send a new UUID ' +
      'for each intent.',
    example: '0b1f6c1e-6f0a-4c0e-9f5b-0d7c9a6f3c11',
  });

/** What every creation of the shop API takes besides its body. */
export const creationHeaders = z.object({ 'idempotency-key': idempotencyKey.optional() });

/** A successful answer. */
export function ldResponse(schema: z.ZodType, description: string): DocumentedResponse {
  return { description, content: { 'application/ld+json': { schema } } };
}

/** A successful answer of several, in the envelope of contracts §1.3. */
export const collectionResponse = (member: z.ZodType, description = 'A collection') =>
  ldResponse(
    z.object({ 'hydra:member': z.array(member), 'hydra:totalItems': z.int() }).loose(),
    description,
  );

/** A success without a body; its handler answers `c.body(null, status)`. */
export const emptyResponse = (description: string): DocumentedResponse => ({ description });
