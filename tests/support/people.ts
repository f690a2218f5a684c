import { expect } from 'vitest';
import type { AuthenticationShape } from '#modules/identity/contracts.ts';
import { bearer } from './bearer.ts';
import { jobRunner } from './run-jobs.ts';
import type { TestShop } from './shop.ts';

export { bearer };

export const lea = {
  firstName: 'Léa',
  lastName: 'Martin',
  email: 'lea@example.fr',
  password: 'quatre tasses de thé',
};
export const noah = { ...lea, firstName: 'Noah', email: 'noah@example.fr' };

const api = '/api/v2/shop';

/** Account actions of customers in a test shop. */
export function people(shop: TestShop) {
  const post = (path: string, body: unknown, headers?: HeadersInit) =>
    shop.request('POST', api + path, body, headers);
  const register = (person: object = lea) => post('/customers', person);
  const signIn = async ({ email, password } = lea): Promise<AuthenticationShape> => {
    const answer = await post('/authentication-token', { email, password });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  return {
    post,
    register,
    signIn,
    refresh: (token: string) => post('/authentication-token/refresh', { refresh_token: token }),
    /** Reads a path of the shop API with a token. */
    read: (path: string, token: string) =>
      shop.request('GET', api + path, undefined, bearer(token)),
    put: (path: string, body: object, token: string) =>
      shop.request('PUT', api + path, body, bearer(token)),
    patch: (path: string, body: object) => shop.request('PATCH', api + path, body),
    /** Registers and signs in; returns the answer with its token. */
    arrive: async (person = lea): Promise<AuthenticationShape> => {
      expect((await register(person)).status).toBe(204);
      return signIn(person);
    },
    /** The token of the link in the newest mail of a kind. */
    mailedToken: async (kind: string, email = lea.email): Promise<string> => {
      await jobRunner(shop).run(
        kind === 'signInLink' ? 'mail-sign-in-link' : 'mail-password-reset',
      );
      const mail = await shop.database.db
        .selectFrom('mails')
        .select('html')
        .where('kind', '=', kind)
        .where('recipient', '=', email)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return /href="[^"]+\/([\w-]{43})\/"/.exec(mail.html)?.[1] ?? '';
    },
    /** Moves the shop's clock from the machine's time. */
    move: (duration: Temporal.DurationLike) =>
      shop.appContext.clock.move(Temporal.Duration.from(duration)),
  };
}

/** Status and message of a token error. */
export const plain = async (answer: Response) => [answer.status, (await answer.json()).message];

/** Status and `field: code` of each violation. */
export async function refusedFields(answer: Response): Promise<[number, string[]]> {
  const body = (await answer.json()) as { violations: { propertyPath: string; code: string }[] };
  const fields = body.violations.map(({ propertyPath, code }) => `${propertyPath}: ${code}`);
  return [answer.status, fields];
}
