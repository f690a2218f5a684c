import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOT_VERIFIER_PATH, botVerifierStandin } from '#standins/bot-verifier.ts';
import { lea, people, refusedFields } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const { post } = people(shop);

let verifier: Server;
beforeAll(async () => {
  verifier = createServer(getRequestListener(botVerifierStandin('localhost').fetch));
  await new Promise<void>((ready) => verifier.listen(0, '127.0.0.1', ready));
  const { port } = verifier.address() as AddressInfo;
  shop.appContext.config.RECAPTCHA_SECRET = 'secret';
  shop.appContext.config.RECAPTCHA_VERIFY_URL = `http://127.0.0.1:${port}${BOT_VERIFIER_PATH}`;
});
afterAll(() => verifier.close());

const signIn = (recaptchaToken?: string) =>
  post('/authentication-token', { email: lea.email, password: lea.password, recaptchaToken });

test('AUT-07 the bot-protection token must come with the credentials, and be good', async () => {
  await post('/customers', { ...lea, recaptchaToken: 'ok:register' });
  expect((await signIn('ok:login')).status).toBe(200);
  for (const token of [undefined, '', 'low:login', 'ok:register', 'forged'])
    expect(await refusedFields(await signIn(token))).toEqual([422, ['recaptchaToken: captcha']]);
});

test('API-17 a verifier that does not answer keeps nobody out, but closes the lookup', async () => {
  const { config } = shop.appContext;
  const answering = config.RECAPTCHA_VERIFY_URL;
  config.RECAPTCHA_VERIFY_URL = 'http://127.0.0.1:9/siteverify';
  await post('/customers', { ...lea, recaptchaToken: 'any' });
  expect((await signIn('any')).status).toBe(200);
  const lookup = { email: lea.email, recaptchaToken: 'ok:lookup' };
  expect((await post('/customer/lookup', lookup)).status).toBe(422);
  config.RECAPTCHA_VERIFY_URL = answering;
  expect((await post('/customer/lookup', lookup)).status).toBe(200);
});
