import { expect, test } from 'vitest';
import { ShopClient } from '#services/shop/client.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.server.ts';

/** Runs the page's action with an API that answers as given. */
async function ask(email: string, answer: () => Response) {
  let calls = 0;
  const shop = new ShopClient({
    base: 'http://shop.test/api/v2',
    channelCode: 'FR_WEB',
    locale: 'fr_FR',
    token: () => null,
    onSignedOut: () => {
      throw new Error('nobody is signed in');
    },
    send: async () => {
      calls += 1;
      return answer();
    },
  });
  const form = new FormData();
  form.set('email', email);
  return { ...(await subscribeToNewsletter(shop, form)), calls };
}

test('CNT-11 a wrong e-mail has its words under the field, and nothing is sent', async () => {
  const { refused, sent, calls } = await ask('a@', () => new Response(null, { status: 202 }));
  expect([refused?.fields, sent, calls]).toEqual([
    { email: 'L’adresse e-mail n’est pas valide.' },
    false,
    0,
  ]);
});

test('CNT-12 a failure nobody explains has the words of the specification', async () => {
  const { refused, sent } = await ask('lea@example.org', () => new Response('{}', { status: 500 }));
  expect([refused?.problems, sent]).toEqual([['Une erreur s’est produite'], false]);
});

test('CNT-13 a valid e-mail is sent on', async () => {
  const { sent, calls } = await ask('lea@example.org', () => new Response(null, { status: 202 }));
  expect([sent, calls]).toEqual([true, 1]);
});
