import {
  type Call,
  callForFile,
  callService,
  ServiceError,
  type Transport,
} from '../service-client.ts';

export interface AdminOptions {
  base: string;
  send: Transport;
  /** The bearer token of whoever works here. */
  token: () => string | null;
  /** What the browser calls itself, which names a sign-in in the list of them. */
  userAgent: string | null;
  /** Called when a token is refused: ends the session and throws. */
  onSignedOut: () => never;
  /** Called when what is read is not theirs to see, or not there: throws. */
  onClosed: (status: 403 | 404) => never;
}

/** A change made in the back office; `key` is the form's, so that sent twice it is done once. */
export type Change = Omit<Call, 'headers' | 'method'> & {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  key?: string | undefined;
  /** The token to ask with, instead of the session's. */
  bearer?: string;
};

/** Calls the admin API; the areas beside this file build on it. */
export class AdminClient {
  readonly #options: AdminOptions;

  constructor(options: AdminOptions) {
    this.#options = options;
  }

  /** What a page shows. Refusals lead to the page that says so. */
  async read<T>(path: string, query?: Call['query']): Promise<T> {
    return this.#reading(this.#ask<T>({ path, ...(query && { query }) }, callService<T>));
  }

  /** A file, as it is answered. */
  file(path: string, query?: Call['query']): Promise<Response> {
    return this.#reading(this.#ask({ path, ...(query && { query }) }, callForFile));
  }

  /** Throws ServiceError with the server's words. */
  change<T>({ key, bearer, ...call }: Change): Promise<T> {
    const headers = {
      ...(key && { 'idempotency-key': key }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    };
    const named = { ...call, headers };
    return this.#ask<T>(named, callService<T>);
  }

  async #reading<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof ServiceError && (error.status === 403 || error.status === 404))
        this.#options.onClosed(error.status);
      throw error;
    }
  }

  async #ask<T>(
    call: Call,
    ask: (base: string, send: Transport, call: Call) => Promise<T>,
  ): Promise<T> {
    const { base, send, onSignedOut, userAgent } = this.#options;
    const token = this.#options.token();
    const headers = {
      accept: 'application/ld+json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...call.headers,
    };
    try {
      return await ask(base, send, { ...call, headers });
    } catch (error) {
      if (token && error instanceof ServiceError && error.status === 401) onSignedOut();
      throw error;
    }
  }
}
