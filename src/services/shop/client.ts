import {
  type Call,
  callForFile,
  callService,
  ServiceError,
  type Transport,
} from '../service-client.ts';

export interface ShopOptions {
  base: string;
  send: Transport;
  channelCode: string;
  locale: string;
  /** The bearer token of the session, if there is one. */
  token: () => string | null;
  /** What the visitor's browser calls itself, for the list of their sign-ins. */
  userAgent?: string | null;
  /** Called when a call made with a token was refused: ends the session and throws (AUT-19). */
  onSignedOut: () => never;
}

/** Calls the shop API the way API-01 to API-04 ask; the areas beside this file build on it. */
export class ShopClient {
  readonly #options: ShopOptions;

  constructor(options: ShopOptions) {
    this.#options = options;
  }

  /** Throws ServiceError with the server's words. `anonymous` calls carry no token of the session. */
  call<T>({ anonymous = false, ...call }: Call & { anonymous?: boolean }): Promise<T> {
    return this.#ask(call, anonymous, callService<T>);
  }

  /** A file, as it is answered. Throws ServiceError. */
  file(call: Call): Promise<Response> {
    return this.#ask(call, false, callForFile);
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
          ...(userAgent ? { 'user-agent': userAgent } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...call.headers,
        },
      });
    } catch (error) {
      if (token && error instanceof ServiceError && error.status === 401) onSignedOut();
      throw error;
    }
  }
}
