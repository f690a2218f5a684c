import { Refusal } from '#kit/refusal.ts';

export interface Detail {
  path: (string | number)[];
  message: string;
  name: string;
}

/** An expected error of a content call, with the error name of contracts §3.2. */
export class ContentProblem extends Error {
  readonly status: number;
  readonly errorName: string;
  readonly details: readonly Detail[];

  constructor(status: number, errorName: string, message: string, details: readonly Detail[] = []) {
    super(message);
    this.status = status;
    this.errorName = errorName;
    this.details = details;
  }
}

export const notFound = () => new ContentProblem(404, 'NotFoundError', 'Not Found');

export const wrongMethod = () =>
  new ContentProblem(405, 'MethodNotAllowedError', 'Method Not Allowed');

export const invalid = (message: string, path: (string | number)[] = []) =>
  new ContentProblem(400, 'ValidationError', message, [{ path, message, name: 'ValidationError' }]);

export const badPagination = (message: string) =>
  new ContentProblem(400, 'PaginationError', message);

const NAMES: Readonly<Record<number, string>> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  429: 'RateLimitError',
};

/** The problem behind anything thrown; null for a bug, which the caller logs. */
export function problemOf(
  error: unknown,
  statusOf: (code: string) => number | undefined,
): ContentProblem | null {
  if (error instanceof ContentProblem) return error;
  if (error instanceof Refusal) {
    const status = error.status ?? statusOf(error.code) ?? 422;
    return new ContentProblem(status, NAMES[status] ?? 'ApplicationError', error.code);
  }
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status === 'number' && status < 500)
    return new ContentProblem(
      status,
      NAMES[status] ?? 'ApplicationError',
      (error as Error).message || 'Error',
    );
  return null;
}

/** The body of an error. */
export function errorBody({ status, errorName, message, details }: ContentProblem) {
  const detail = details.length > 0 ? { errors: details } : {};
  return { data: null, error: { status, name: errorName, message, details: detail } };
}

export const bugBody = {
  data: null,
  error: {
    status: 500,
    name: 'InternalServerError',
    message: 'Internal Server Error',
    details: {},
  },
};

/** A dependency is temporarily away. */
export const outageBody = {
  data: null,
  error: {
    status: 503,
    name: 'ServiceUnavailableError',
    message: 'Service Unavailable',
    details: {},
  },
};
