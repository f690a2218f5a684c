import { expect } from 'vitest';
import { type OutsideClient, outsideClient } from '../support/outside.ts';
import { outsidePerson } from './person.ts';
import { TEAM } from './shop-calls.ts';

/** The text of a page that must be there. */
export async function read({ ask }: Pick<OutsideClient, 'ask'>, path: string): Promise<string> {
  const answer = await ask('GET', path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** A client with cookies, as a browser without scripts is: forms are posted from their own page. */
export function pageClient(url?: string) {
  const client = outsideClient(url);
  const cookies = new Map<string, string>();
  const ask: OutsideClient['ask'] = async (method, path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (method !== 'GET') headers.set('origin', client.url);
    const answer = await client.ask(method, path, { ...init, headers });
    for (const written of answer.headers.getSetCookie()) {
      const [pair = ''] = written.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  const post = (path: string, fields: Record<string, string>) =>
    ask('POST', path, { body: new URLSearchParams(fields) });
  return { url: client.url, ask, post };
}

/** Somebody signed in by the forms of the pages: a new customer, or the direction of the team. */
export async function signedInPages(where: 'shop' | 'office') {
  const client = pageClient();
  const isShop = where === 'shop';
  const { email, password } = isShop ? await outsidePerson() : TEAM;
  const path = isShop ? '/connexion/' : '/gestion/connexion/';
  const intent = isShop ? 'login' : 'staffSignIn';
  const answer = await client.post(path, { intent, email, password });
  expect([path, answer.status, answer.headers.get('location')]).toEqual([
    path,
    expect.toSatisfy((status: number) => status >= 300 && status < 400),
    expect.stringMatching(isShop ? /^\// : /^\/gestion\//),
  ]);
  return client;
}
