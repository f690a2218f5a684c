import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';

test('R-14 the link in a receipt leads to a page that confirms the withdrawal', async () => {
  const { ask, url } = outsideClient();
  const email = `retractation-${crypto.randomUUID()}@exemple.fr`;
  const declared = await ask('POST', '/api/v2/shop/withdrawals?channelCode=FR_WEB&locale=fr_FR', {
    headers: { 'content-type': 'application/ld+json' },
    body: JSON.stringify({ name: 'Léa Martin', orderNumber: '999999999', email }),
  });
  expect(declared.status).toBe(201);
  const list = await (await ask('GET', '/_dev/mail/')).text();
  const line = list.split('<li>').find((one) => one.includes(email)) ?? '';
  const mail = /\/_dev\/mail\/\d+\//.exec(line)?.[0];
  const text = await (await ask('GET', `${mail}?text`)).text();
  const path = /\/renoncer-au-contrat\/confirmation\/[\w-]+\//.exec(text)?.[0] ?? '';
  expect(await (await ask('GET', path)).text()).toMatch(
    /Cette rétractation <span[^>]*>vient-elle<\/span> de vous/,
  );
  const pressed = await ask('POST', path, {
    headers: { origin: url },
    body: new URLSearchParams({ intent: 'withdrawal-answer', answer: 'confirmed' }),
  });
  expect(pressed.status).toBe(200);
  expect(await pressed.text()).toContain('Votre rétractation est confirmée');
  const unknown = await ask('GET', path.replace(/[\w-]+\/$/, 'inconnu/'));
  expect(unknown.status).toBe(200);
});
