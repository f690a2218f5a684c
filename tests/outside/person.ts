import { expect } from 'vitest';
import { type OutsideClient, outsideClient } from '../support/outside.ts';
import { api, LD, QUERY } from './shop-calls.ts';

export interface OutsidePerson extends OutsideClient {
  email: string;
  password: string;
  /** Address of the customer in the shop API. */
  customer: string;
  bearer: { authorization: string };
}

/** Somebody who has just registered and signed in, by the services alone; at `url`, or the shop of the worker. */
export async function outsidePerson(url?: string): Promise<OutsidePerson> {
  const client = outsideClient(url);
  const email = `outside-${crypto.randomUUID()}@example.org`;
  const password = 'quatre tasses de thé';
  const send = (path: string, body: object) =>
    client.ask('POST', `${api}${path}${QUERY}`, { body: JSON.stringify(body), headers: LD });
  const name = { firstName: 'Camille', lastName: 'Durand' };
  const registered = await send('/customers', { ...name, email, password });
  expect(registered.status).toBe(204);
  const signedIn = await send('/authentication-token', { email, password });
  expect(signedIn.status).toBe(200);
  const { token, customer } = await signedIn.json();
  return { ...client, email, password, customer, bearer: { authorization: `Bearer ${token}` } };
}
