import { shopUrl } from './worker-shop.ts';

export interface OutsideClient {
  /** Address of the built shop, without a slash at the end. */
  url: string;
  /** Asks over a socket with the platform's `fetch`; a redirect is answered as it is. */
  ask(method: string, path: string, init?: Omit<RequestInit, 'method'>): Promise<Response>;
}

/**
 * A stranger's client of the built shop: nothing but an address and `fetch`. Each client comes
 * from an address of its own, so that limits by address are those of one visitor.
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
