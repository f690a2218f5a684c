import { expect, test } from 'vitest';
import { testAppContext } from '../../tests/support/app-context.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { cardProviderKeys, cardProviderStandin } from './index.ts';

const database = testDatabase();
const appContext = testAppContext(database);
const API = '/prestataire-paiement/api/charges';

const send = (method: string, path: string, body?: BodyInit, headers?: HeadersInit) =>
  cardProviderStandin(appContext).fetch(
    new Request(`http://localhost${path}`, {
      method,
      body: body ?? null,
      headers: headers ?? {},
    }),
  );
const api = (method: string, path: string, body?: object, key = 'k'.repeat(32)) =>
  send(method, path, body && JSON.stringify(body), {
    authorization: `Bearer ${cardProviderKeys(appContext.config).apiKey}`,
    'idempotency-key': key,
  });
const opened = async (method = 'card') => {
  const charge = { amount: 5490, currency: 'EUR', method, returnPath: '/commande/retour/' };
  return (await (await api('POST', API, charge)).json()) as { fieldsUrl: string; key: string };
};
const card = (change: object = {}) =>
  new URLSearchParams({ number: '4242424242424242', expiry: '08/29', cvc: '123', ...change });

test('L-43 the card fields are written in the letters of the shop, which its frame may fetch nowhere', async () => {
  const page = await send('GET', (await opened()).fieldsUrl);
  expect(page.headers.get('content-security-policy')).toContain('font-src data:');
  expect(await page.text()).toMatch(
    /@font-face\{font-family:"Figtree";[^}]*url\("data:font\/woff2;base64,[\w+/=]{10000,}"\)/,
  );
});

test('N-10 a card of a wallet is named by its token; other tokens of nobody change nothing', async () => {
  const { key } = await opened();
  const path = `${API}/${key}/card`;
  const unknown = { token: 'pm_wallet_no_such_card', customer: null };
  expect((await (await api('POST', path, unknown)).json()).card).toBeNull();
  const accepted = { token: 'pm_wallet_accepted_visa', customer: null };
  expect((await (await api('POST', path, accepted)).json()).card).toMatchObject({
    brand: 'visa',
    last4: '4242',
  });
});

test('PAY-02 the card fields are a plain labelled form under its own policy', async () => {
  const { fieldsUrl } = await opened();
  const page = await send('GET', fieldsUrl);
  const text = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('cache-control')).toBe('no-store');
  for (const [id, hint] of [
    ['number', 'cc-number'],
    ['expiry', 'cc-exp'],
    ['cvc', 'cc-csc'],
  ]) {
    expect(text).toContain(`<label for="${id}">`);
    expect(text).toContain(`autocomplete="${hint}"`);
  }
});

test('PAY-02 a mistake is told under its field; the number and the cryptogram do not come back', async () => {
  const { fieldsUrl } = await opened();
  const answer = await send('POST', fieldsUrl, card({ number: '4242424242424241', cvc: '9' }));
  const text = await answer.text();
  expect(text).toContain('Ce numéro de carte n’est pas valable.');
  expect(text).toContain('Le cryptogramme compte 3 chiffres.');
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(text).toContain('value="08/29"');
  expect(text).not.toContain('4242424242424241');
  expect(text).not.toContain('value="9"');
});

test('PAY-06 no card number and no cryptogram is kept anywhere', async () => {
  const { fieldsUrl } = await opened();
  expect((await send('POST', fieldsUrl, card())).status).toBe(303);
  const saved = await (await send('GET', fieldsUrl)).text();
  expect(saved).toContain('Carte Visa se terminant par 4242, valable jusqu’au 08/2029');
  const { rows } = await database.pool.query('select * from standin_charges');
  expect(JSON.stringify(rows)).not.toContain('42424242');
  expect(rows[0]).toMatchObject({ card_brand: 'visa', card_last4: '4242', card_exp_year: 2029 });
  expect(await (await send('GET', `${fieldsUrl}&changer`)).text()).toContain('name="number"');
});

test('PAY-02 the API is for the shop alone, and repeats nothing', async () => {
  expect((await send('GET', `${API}/x`)).status).toBe(401);
  expect((await api('GET', `${API}/x`)).status).toBe(404);
  const { key, fieldsUrl } = await opened();
  expect((await opened()).fieldsUrl).toBe(fieldsUrl);
  await send('POST', fieldsUrl, card());
  for (const step of ['confirm', 'confirm', 'capture', 'capture'])
    await api('POST', `${API}/${key}/${step}`);
  const refund = () => api('POST', `${API}/${key}/refunds`, { amount: 3000 }, 'refund-1');
  expect([(await refund()).status, (await refund()).status]).toEqual([201, 201]);
  const more = await api('POST', `${API}/${key}/refunds`, { amount: 3000 }, 'refund-2');
  expect(more.status).toBe(409);
  expect(await (await api('POST', `${API}/${key}/void`)).json()).toMatchObject({
    state: 'captured',
    refunded: 3000,
  });
  const { rows } = await database.pool.query(
    'select type from standin_card_events order by position',
  );
  expect(rows.map(({ type }) => type)).toEqual([
    'charge.authorized',
    'charge.captured',
    'charge.refunded',
  ]);
});

test('PAY-01 a wallet is confirmed on the provider’s own page', async () => {
  const { key, fieldsUrl } = await opened('paypal');
  expect(fieldsUrl).toBeNull();
  const requested = (await (await api('POST', `${API}/${key}/confirm`)).json()) as {
    redirectUrl: string;
  };
  const page = await (await send('GET', requested.redirectUrl)).text();
  expect(page).toContain('Payer avec PayPal');
  expect(page).toContain('54,90');
  const back = await send(
    'POST',
    requested.redirectUrl,
    new URLSearchParams({ answer: 'approve' }),
  );
  expect(back.headers.get('location')).toBe('/commande/retour/');
  expect(await (await api('GET', `${API}/${key}`)).json()).toMatchObject({ state: 'authorized' });
  expect(await (await send('GET', requested.redirectUrl)).text()).toContain(
    'Cette demande est terminée',
  );
  expect((await send('GET', '/prestataire-paiement/verification/nothing')).status).toBe(404);
});
