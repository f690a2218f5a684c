/** The effect of a fault on a call. */
export type Meets =
  /** Another answer. */
  | { status: number; body?: unknown; script?: string; location?: string }
  /** No answer until the client times out. */
  | 'stall'
  /** The connection times out. */
  | 'connection-timeout'
  /** The connection is refused. */
  | 'refused'
  /** The answer is delayed by this many milliseconds. */
  | { late: number };

export interface Fault {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Of the path with its query. */
  path: RegExp;
  meets: Meets;
}

/** The first fault that matches a call. */
export const faultFor = (faults: readonly Fault[], method: string, address: string) =>
  faults.find((fault) => (!fault.method || fault.method === method) && fault.path.test(address));

/** The answer of a fault that gives one. */
export function faultAnswer(meets: Exclude<Meets, string | { late: number }>): Response {
  const { status, body, script, location } = meets;
  if (location) return new Response(null, { status, headers: { location } });
  const headers = { 'cache-control': 'no-store' };
  if (script !== undefined)
    return new Response(script, {
      status,
      headers: { ...headers, 'content-type': 'text/javascript' },
    });
  return Response.json(body ?? { message: 'Switched on at /_dev/.' }, { status, headers });
}

/** Behaves like a network without an answer. */
export async function noAnswer(
  meets: 'stall' | 'connection-timeout' | 'refused',
  signal: AbortSignal,
): Promise<never> {
  if (meets === 'stall')
    await new Promise((_, reject) => {
      const give = () => reject(signal.reason);
      if (signal.aborted) give();
      signal.addEventListener('abort', give, { once: true });
    });
  const code = meets === 'refused' ? 'ECONNREFUSED' : 'UND_ERR_CONNECT_TIMEOUT';
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(meets), { code }) });
}
