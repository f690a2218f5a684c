import type { Operation } from '#kit/operation.ts';
import { isOutage } from '#kit/outage.ts';

/** Sends a request: a function call into our own API, or `fetch` when a base address is set. */
export type Transport = (request: Request) => Promise<Response>;

/**
 * Timeouts in milliseconds for another host. A write may wait there for a bank, and giving up early
 * would leave its outcome unknown.
 */
const LIMITS = { read: 10_000, write: 60_000 };

const withinLimit = (request: Request, limits = LIMITS): Promise<Response> => {
  const limit = request.method === 'GET' ? limits.read : limits.write;
  return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(limit)]) });
};

/** Over HTTP, with the visitor's address for the other host's rate limits. */
export const overNetwork =
  (visitor: string, limits = LIMITS): Transport =>
  (request) => {
    request.headers.set('x-forwarded-for', visitor);
    return withinLimit(request, limits);
  };

/** Over HTTP to a third party, without any data about the visitor. */
export const overPlainNetwork: Transport = (request) => withinLimit(request);

const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** One invalid field as the API reports it (contracts §1.4). */
export interface ServiceViolation {
  propertyPath: string;
  message: string;
  code: string | null;
}

/** An answer that is not a success. `description` is the server's own text, if it gave one. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly description: string | null;
  readonly violations: readonly ServiceViolation[];
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const description = readDescription(body);
    super(description ?? `The service answered ${status}`);
    this.status = status;
    this.description = description;
    this.body = body;
    const violations = (body as { violations?: ServiceViolation[] } | null)?.violations;
    this.violations = Array.isArray(violations) ? violations : [];
  }
}

/** Reading order of contracts §1.4: violations, `hydra:description`, `message`. */
function readDescription(body: unknown): string | null {
  if (body === null || typeof body !== 'object') return null;
  const answer = body as Record<string, unknown>;
  const violations = answer.violations as ServiceViolation[] | undefined;
  if (Array.isArray(violations) && violations.length > 0)
    return violations.map(({ message }) => message).join('\n');
  const strapi = (answer.error as { message?: unknown } | undefined)?.message;
  const text = answer['hydra:description'] ?? answer.message ?? strapi;
  return typeof text === 'string' && text !== '' ? text : null;
}

/** Whether a call failed because of an outage or a bug of the service, as opposed to a refusal. */
export const isServiceAway = (error: unknown): boolean =>
  isOutage(error) || (error instanceof ServiceError && error.status >= 500);

/** A call's method, path, query, headers and body. */
export interface Call {
  method?: Uppercase<Operation['method']>;
  path: string;
  query?: Record<string, string | number | readonly string[] | undefined>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/** Untyped input of any operation. */
export interface AnyInput {
  params?: Record<string, string | number>;
  query?: Call['query'];
  headers?: Call['headers'];
  body?: unknown;
}

/** The call an operation is made with; its path is filled in. */
export function callOf(operation: Operation, { params = {}, ...given }: AnyInput = {}): Call {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return {
    ...given,
    method: operation.method.toUpperCase() as Uppercase<Operation['method']>,
    path,
  };
}

/**
 * The one way services are called: JSON bodies for every writing method (API-39), a form where
 * there are files, GET retried once on passing failures (API-37), other methods never (API-38).
 * Throws ServiceError.
 */
export async function callService<T>(base: string, send: Transport, call: Call): Promise<T> {
  return read<T>(await ask(base, send, call));
}

/** Like `callService`, for an answer that is a file. Throws ServiceError. */
export async function callForFile(base: string, send: Transport, call: Call): Promise<Response> {
  const response = await ask(base, send, call);
  return response.ok ? response : read<never>(response);
}

async function ask(base: string, send: Transport, call: Call): Promise<Response> {
  const method = call.method ?? 'GET';
  const url = base + call.path + toQuery(call.query);
  const headers = Object.fromEntries(
    Object.entries(call.headers ?? {}).filter(
      (one): one is [string, string] => one[1] !== undefined,
    ),
  );
  const init: RequestInit = { method, headers };
  if (call.body instanceof FormData) init.body = call.body;
  else if (method !== 'GET' && call.body !== undefined) {
    init.body = JSON.stringify(call.body);
    init.headers = { 'content-type': contentType(method), ...headers };
  }
  let response = await send(new Request(url, init));
  if (method === 'GET' && RETRIED.has(response.status))
    response = await send(new Request(url, init));
  return response;
}

const contentType = (method: string) =>
  method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';

function toQuery(query: Call['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  const text = search.toString();
  return text && `?${text}`;
}

async function read<T>(response: Response): Promise<T> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : null;
  if (!response.ok) throw new ServiceError(response.status, body);
  return body as T;
}
