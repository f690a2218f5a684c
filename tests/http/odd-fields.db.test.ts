import { beforeEach, expect, test } from 'vitest';
import { testShop } from '../support/shop.ts';
import { stockShop } from '../support/stocked-shop.ts';

const shop = testShop();
const query = '?channelCode=FR_WEB&locale=fr_FR';
beforeEach(() => stockShop(shop.appContext));

let visitor = 0;
const from = () => {
  visitor += 1;
  return { 'x-forwarded-for': `203.0.113.${visitor}` };
};
const send = (path: string, body: unknown) =>
  shop.request('POST', `/api/v2/shop${path}${query}`, body, from());

test.each(['0000-01-01', '0000-02-29', '9999-12-31'])(
  'a termination wished for %s is refused or taken, never a failure',
  async (wishedOn) => {
    const email = `lea-${wishedOn}@example.org`;
    const notice = { name: 'Léa', email, contract: 'AB-00001', wishedOn };
    expect((await send('/terminations', notice)).status).toBeLessThan(500);
  },
);

test.each(['message', 'subject', 'orderId'])(
  'a form whose %s has millions of letters is refused, not a failure',
  async (field) => {
    const form = new FormData();
    const fields = { email: 'lea@example.org', message: 'Bonjour', [field]: 'a'.repeat(8_000_000) };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const url = `http://localhost/api/v2/shop/contact${query}`;
    const answer = await shop.send(
      new Request(url, { method: 'POST', body: form, headers: from() }),
    );
    expect(answer.status).toBe(422);
  },
);
