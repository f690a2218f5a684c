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
    code: z.string().optional().describe('Stable name of the reason, with 403'),
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
