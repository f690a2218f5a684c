import { createHash, randomBytes } from 'node:crypto';
// Imported in advance: on a busy machine that exceeds the timeout of a call.
import 'oidc-provider';
import { expect } from 'vitest';
import {
  IDENTITY_PROVIDER_PATH,
  identityProviderStandin,
} from '#standins/identity-provider/index.ts';
import type { TestShop } from './shop.ts';

const HOST = 'http://localhost';
const SOCIAL = '/api/v2/shop/social-login/demo';

/** A choice on the provider's page: a listed person, or typed data. */
export type Choice = Record<string, string>;

export const somebody = (email: string, verified = true): Choice => {
  const person = { email, firstName: 'Ève', lastName: 'Dubois' };
  return verified ? { ...person, verified: 'on' } : person;
};

/** A minimal browser that keeps cookies and follows redirects between the shop and the provider. */
function browserOf(shop: TestShop, host = HOST) {
  const jar = new Map<string, string>();
  return async function send(address: string, form?: Choice): Promise<Response> {
    const request = new Request(new URL(address, host), {
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      method: form ? 'POST' : 'GET',
      body: form ? new URLSearchParams(form) : null,
    });
    const isProvider = new URL(request.url).pathname.startsWith(IDENTITY_PROVIDER_PATH);
    const answer = isProvider
      ? await identityProviderStandin(shop.appContext).fetch(request)
      : await shop.send(request);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
}

const next = (answer: Response) => answer.headers.get('location') ?? '';

/** Follows the redirects through the provider to the callback address. */
export async function walkProvider(
  shop: TestShop,
  address: string,
  choice: Choice,
): Promise<string> {
  const { FR_HOST, PORT } = shop.appContext.config;
  const send = browserOf(shop, `http://${FR_HOST}:${PORT}`);
  let answer = await send(address);
  while (!next(answer).includes('/choix/')) {
    expect(answer.status).toBe(303);
    answer = await send(next(answer));
  }
  answer = await send(next(answer), choice);
  while (next(answer).includes(IDENTITY_PROVIDER_PATH)) answer = await send(next(answer));
  return next(answer);
}

/** A customer's browser that signs in at the identity provider. */
export function socialBrowser(shop: TestShop) {
  const send = browserOf(shop);

  /** To the provider's page with the choice of a person. */
  async function leave(query: Record<string, string> = {}): Promise<string> {
    let answer = await send(`${SOCIAL}/start?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(302);
    while (!next(answer).includes('/choix/')) answer = await send(next(answer));
    return next(answer);
  }

  /** From the choice to the address of our callback, with code and state. */
  async function choose(page: string, choice: Choice): Promise<string> {
    let answer = await send(page, choice);
    while (!next(answer).includes('/callback?')) answer = await send(next(answer));
    return next(answer);
  }

  /** From our callback to the query of the sign-in page. */
  async function comeBack(callback: string): Promise<URLSearchParams> {
    const answer = await send(callback);
    expect(answer.status).toBe(302);
    const { pathname, searchParams } = new URL(next(answer), HOST);
    expect(pathname).toBe('/connexion/');
    return searchParams;
  }

  return {
    send,
    leave,
    choose,
    comeBack,
    /** The whole sign-in, with a PKCE verifier. */
    async arrive(choice: Choice, requested: Record<string, string> = {}) {
      const socialVerifier = randomBytes(32).toString('base64url');
      const challenge = createHash('sha256').update(socialVerifier).digest('base64url');
      const query = await comeBack(await choose(await leave({ challenge, ...requested }), choice));
      const socialToken = query.get('token') ?? '';
      return { link: { provider: 'demo', socialToken, socialVerifier }, query };
    },
  };
}
