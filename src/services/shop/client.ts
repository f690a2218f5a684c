import { type Call, callService, ServiceError, type Transport } from '../service-client.ts';

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
  async call<T>({ anonymous = false, ...call }: Call & { anonymous?: boolean }): Promise<T> {
    const { base, send, channelCode, locale, userAgent, onSignedOut } = this.#options;
    const token = anonymous ? null : this.#options.token();
    try {
      return await callService<T>(base, send, {
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
