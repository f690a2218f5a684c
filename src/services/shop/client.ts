import type { AnswerOf, Arguments, Listed, Listing, MemberOf, Operation } from '#kit/operation.ts';
import {
  type AnyInput,
  type Call,
  callForFile,
  callOf,
  callService,
  ServiceError,
  type Transport,
} from '../service-client.ts';

export interface ShopOptions {
  base: string;
  send: Transport;
  channelCode: string;
  locale: string;
  /** The session's bearer token, if signed in. */
  token: () => string | null;
  /** The visitor's `User-Agent`, for the list of their sign-ins. */
  userAgent?: string | null;
  /** Called when an authenticated call gets a 401: ends the session and throws (AUT-19). */
  onSignedOut: () => never;
}

/** Whether to call without the session's token. */
interface Anonymity {
  anonymous?: true;
}

/**
 * Calls the operations of the shop API as API-01 to API-04 require; inputs and answers are inferred
 * from each operation.
 */
export class ShopClient {
  readonly #options: ShopOptions;

  constructor(options: ShopOptions) {
    this.#options = options;
  }

  /** Throws ServiceError with the server's words. */
  call<O extends Operation>(
    operation: O,
    ...[input]: Arguments<O, Anonymity>
  ): Promise<AnswerOf<O>> {
    const { anonymous = false, ...given } = (input ?? {}) as AnyInput & Anonymity;
    return this.#ask(callOf(operation, given), anonymous, callService<AnswerOf<O>>);
  }

  /** A page of a list. Throws ServiceError. */
  async list<O extends Listing>(
    operation: O,
    ...[input]: Arguments<O, Anonymity>
  ): Promise<Listed<MemberOf<O>>> {
    const { anonymous = false, ...given } = (input ?? {}) as AnyInput & Anonymity;
    const call = callOf(operation, given);
    const answer = await this.#ask(call, anonymous, callService<Collection<MemberOf<O>>>);
    return { members: answer['hydra:member'], total: answer['hydra:totalItems'] };
  }

  /** A list that is not paged. Throws ServiceError. */
  async all<O extends Listing>(
    operation: O,
    ...input: Arguments<O, Anonymity>
  ): Promise<readonly MemberOf<O>[]> {
    return (await this.list(operation, ...input)).members;
  }

  /** Downloads a file; returns the response unchanged. Throws ServiceError. */
  file<O extends Operation>(operation: O, ...[input]: Arguments<O>): Promise<Response> {
    return this.#ask(callOf(operation, input as AnyInput), false, callForFile);
  }

  async #ask<T>(
    call: Call,
    anonymous: boolean,
    ask: (base: string, send: Transport, call: Call) => Promise<T>,
  ): Promise<T> {
    const { base, send, channelCode, locale, userAgent, onSignedOut } = this.#options;
    const token = anonymous ? null : this.#options.token();
    try {
      return await ask(base, send, {
        ...call,
        query: { ...call.query, channelCode, locale },
        headers: {
          accept: 'application/ld+json',
          'user-agent': userAgent || undefined,
          authorization: token ? `Bearer ${token}` : undefined,
          ...call.headers,
        },
      });
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
