import { shopUrl } from './worker-shop.ts';

export interface OutsideClient {
  /** Address of the built shop, without a slash at the end. */
  url: string;
  /** Sends a request with `fetch`, without following redirects. */
  ask(method: string, path: string, init?: Omit<RequestInit, 'method'>): Promise<Response>;
}

/**
 * An external client of the built shop, which has only an address and `fetch`. Each client has its
 * own network address, so that rate limits are those of one visitor.
 */
export function outsideClient(url: string = shopUrl()): OutsideClient {
  const visitor = `client-${crypto.randomUUID()}`;
  return {
    url,
    ask: (method, path, init = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', visitor);
      return fetch(new URL(path, url), { redirect: 'manual', ...init, method, headers });
    },
  };
}
