import { setTimeout as wait } from 'node:timers/promises';
import { stopwatch } from '#platform/clock.ts';
import { type Fault, faultAnswer, faultFor, noAnswer } from './fault.ts';

type Transport = (request: Request) => Promise<Response>;

/** A recorded call of a page to an API, for `/_dev/calls/`. */
export interface NotedCall {
  method: string;
  /** Path and query. */
  address: string;
  signedIn: boolean;
  /** Null without an answer. */
  status: number | null;
  ms: number;
}

const MOST = 200;

/** The latest calls of visitors with switches. In memory, never in production. */
export class NotedCalls {
  readonly #calls: NotedCall[] = [];

  add(call: NotedCall): void {
    this.#calls.push(call);
    if (this.#calls.length > MOST) this.#calls.shift();
  }

  /** Newest first. */
  latest(): readonly NotedCall[] {
    return this.#calls.toReversed();
  }

  clear(): void {
    this.#calls.length = 0;
  }
}

/** Wraps a transport with the faults, and records each call. */
export function faultyTransport(
  send: Transport,
  faults: readonly Fault[],
  noted: NotedCalls,
): Transport {
  const answer = async (request: Request, address: string): Promise<Response> => {
    const meets = faultFor(faults, request.method, address)?.meets;
    if (meets === undefined) return send(request);
    if (typeof meets === 'string') return noAnswer(meets, request.signal);
    if (!('late' in meets)) return faultAnswer(meets);
    await wait(meets.late);
    return send(request);
  };
  return async (request) => {
    const { method, headers } = request;
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const elapsed = stopwatch();
    const signedIn = headers.has('authorization');
    const note = (status: number | null) =>
      noted.add({ method, address, signedIn, status, ms: Math.round(elapsed()) });
    try {
      const response = await answer(request, address);
      note(response.status);
      return response;
    } catch (error) {
      note(null);
      throw error;
    }
  };
}
