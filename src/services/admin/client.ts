import type {
  AnswerOf,
  Arguments,
  InputOf,
  Listed,
  Listing,
  MemberOf,
  Operation,
} from '#kit/operation.ts';
import {
  type AnyInput,
  type Call,
  callForFile,
  callOf,
  callService,
  ServiceError,
  type Transport,
} from '../service-client.ts';

export interface AdminOptions {
  base: string;
  send: Transport;
  /** The bearer token of the staff member. */
  token: () => string | null;
  /** The browser's `User-Agent`, shown in the list of sign-ins. */
  userAgent: string | null;
  /** Called when a token is refused: ends the session and throws. */
  onSignedOut: () => never;
  /** Called when a read is forbidden or finds nothing: throws. */
  onClosed: (status: 403 | 404) => never;
}

interface OfForm {
  /** Idempotency key of the form. */
  key?: string | undefined;
  /** Token to use instead of the session's. */
  bearer?: string;
}

/** Calls the operations of the admin API; what each is sent and answers is inferred from it. */
export class AdminClient {
  readonly #options: AdminOptions;

  constructor(options: AdminOptions) {
    this.#options = options;
  }

  /** Reads data for a page. A 403 or 404 is thrown as the page for it. */
  read<O extends Operation>(operation: O, ...[input]: Arguments<O>): Promise<AnswerOf<O>> {
    return this.#reading(this.#ask(callOf(operation, input as AnyInput), callService<AnswerOf<O>>));
  }

  /** Reads one page of a list. */
  async list<O extends Listing>(
    operation: O,
    ...[input]: Arguments<O>
  ): Promise<Listed<MemberOf<O>>> {
    const call = callOf(operation, input as AnyInput);
    const answer = await this.#reading(this.#ask(call, callService<Collection<MemberOf<O>>>));
    return { members: answer['hydra:member'], total: answer['hydra:totalItems'] };
  }

  /** Downloads a file; returns the response unchanged. */
  file<O extends Operation>(operation: O, ...[input]: Arguments<O>): Promise<Response> {
    return this.#reading(this.#ask(callOf(operation, input as AnyInput), callForFile));
  }

  /** Calls a writing operation. Throws ServiceError with the server's message. */
  change<O extends Operation>(operation: O, input: InputOf<O> & OfForm): Promise<AnswerOf<O>> {
    const { key, bearer, ...given } = input as AnyInput & OfForm;
    const headers = { ...given.headers, 'idempotency-key': key || undefined };
    const call = callOf(operation, { ...given, headers });
    return this.#ask(call, callService<AnswerOf<O>>, bearer);
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
    bearer?: string,
  ): Promise<T> {
    const { base, send, onSignedOut, userAgent } = this.#options;
    const token = this.#options.token();
    const shown = bearer ?? token;
    const headers = {
      accept: 'application/ld+json',
      authorization: shown ? `Bearer ${shown}` : undefined,
      'user-agent': userAgent || undefined,
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

interface Collection<Member> {
  'hydra:member': readonly Member[];
  'hydra:totalItems': number;
}
