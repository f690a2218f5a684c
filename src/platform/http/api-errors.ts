import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ZodError } from 'zod';
import { isOutage } from '#kit/outage.ts';
import { Refusal, type RefusalParams, type Violation } from '#kit/refusal.ts';
import { violationsOf } from '#kit/violations.ts';

/** An answer in one of the three error shapes of contracts §1.4. */
export interface ApiAnswer {
  status: ContentfulStatusCode;
  type: 'application/ld+json; charset=utf-8' | 'application/json';
  body: Record<string, unknown>;
}

const LD_JSON = 'application/ld+json; charset=utf-8';

/** Shape 1: 422 with one line per violation. */
export function violationList(
  violations: readonly Required<Omit<Violation, 'params'>>[],
): ApiAnswer {
  const lines = violations.map(({ propertyPath, message }) =>
    propertyPath ? `${propertyPath}: ${message}` : message,
  );
  return {
    status: 422,
    type: LD_JSON,
    body: {
      '@context': '/api/v2/contexts/ConstraintViolationList',
      '@type': 'ConstraintViolationList',
      'hydra:title': 'An error occurred',
      'hydra:description': lines.join('\n'),
      violations: violations.map(({ propertyPath, message, code }) => ({
        propertyPath,
        message,
        code,
      })),
    },
  };
}

/**
 * Shape 2: every error that is neither about a field nor about a token. Never has a stack trace.
 */
export function hydraError(
  status: ContentfulStatusCode,
  description: string,
  code?: string,
): ApiAnswer {
  return {
    status,
    type: LD_JSON,
    body: {
      '@context': '/api/v2/contexts/Error',
      '@type': 'hydra:Error',
      'hydra:title': 'An error occurred',
      'hydra:description': description,
      code,
    },
  };
}

/** Shape 3: token errors, and bodies that lack required keys entirely. */
export function plainError(status: ContentfulStatusCode, message: string): ApiAnswer {
  return { status, type: 'application/json', body: { code: status, message } };
}

/** The answer to an invalid body: wrong JSON type 400, missing keys 400, everything else 422. */
export function bodyError({ issues: reported }: ZodError, words: Words): ApiAnswer {
  const issues = nearest(reported);
  const missing: string[] = [];
  for (const issue of issues) {
    if (issue.code !== 'invalid_type') continue;
    const isMissing = issue.message.includes('received undefined');
    if (isMissing && issue.path.length === 1) missing.push(String(issue.path[0]));
    else if (!isMissing)
      return hydraError(400, `The type of the "${issue.path.join('.')}" attribute is not valid.`);
  }
  if (missing.length > 0)
    return plainError(
      400,
      `Request does not have the following required fields specified: ${missing.join(', ')}.`,
    );
  return violationList(withWords(violationsOf({ issues }), words));
}

/**
 * For a body that may have one of several shapes, the issues of the shape it is closest to: the one
 * with the fewest missing keys, then the fewest errors.
 */
function nearest(issues: ZodError['issues']): ZodError['issues'] {
  const [first] = issues;
  if (first?.code !== 'invalid_union' || first.path.length > 0) return issues;
  const far = (issues: ZodError['issues']) => issues.filter(isMissing).length;
  const byDistance = first.errors.toSorted((a, b) => far(a) - far(b) || a.length - b.length);
  return byDistance[0] ?? issues;
}

const isMissing = ({ code, message }: ZodError['issues'][number]): boolean =>
  code === 'invalid_type' && message.includes('received undefined');

/** The French message of a code; null when there is none. */
export type Words = (code: string, params: RefusalParams) => string | null;

function withWords(violations: readonly Violation[], words: Words) {
  return violations.map(({ propertyPath, message, code, params }) => ({
    propertyPath,
    message: message ?? (code ? words(code, params ?? {}) : null) ?? code ?? '',
    code: code ?? null,
  })) as Required<Omit<Violation, 'params'>>[];
}

/** PostgreSQL stores no NUL character, neither in text (22021) nor in JSON (22P05). */
const isUnstorable = (error: unknown): boolean =>
  ['22021', '22P05'].includes((error as { code?: string } | null)?.code ?? '');

/**
 * Turns anything a route threw into an answer. `isBug` tells the caller to log an error: never for
 * an expected refusal, always for anything else. An outage is a 503, anything unexpected a 500 with
 * the request id in its message.
 */
export function answerTo(
  error: unknown,
  statusOf: (code: string) => number | undefined,
  words: Words,
  requestId = '',
): { answer: ApiAnswer; isBug: boolean } {
  if (error instanceof Refusal)
    return { answer: answerToRefusal(error, statusOf, words), isBug: false };
  if (error instanceof HTTPException)
    return {
      answer: hydraError(error.status as ContentfulStatusCode, error.message),
      isBug: false,
    };
  if (isUnstorable(error))
    return { answer: hydraError(400, 'A text holds a zero character.'), isBug: false };
  const [status, code] = isOutage(error)
    ? ([503, 'service.unavailable'] as const)
    : ([500, 'service.failed'] as const);
  const text = words(code, { requestId }) ?? 'Internal Server Error';
  return { answer: hydraError(status, text), isBug: true };
}

function answerToRefusal(
  refusal: Refusal,
  statusOf: (code: string) => number | undefined,
  words: Words,
): ApiAnswer {
  if (refusal.violations) return violationList(withWords(refusal.violations, words));
  const status = refusal.status ?? statusOf(refusal.code);
  if (status === undefined) throw new Error(`Refusal ${refusal.code} is in no contracts.ts`);
  const text = words(refusal.code, refusal.params) ?? refusal.code;
  if (status === 401) return plainError(401, text);
  if (status === 422)
    return violationList([{ propertyPath: '', message: text, code: refusal.code }]);
  // A 403 carries its code, so that clients can tell the reasons apart.
  return hydraError(
    status as ContentfulStatusCode,
    text,
    status === 403 ? refusal.code : undefined,
  );
}
