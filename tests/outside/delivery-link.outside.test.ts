import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';
import { type RemindedShop, remindedShop } from '../support/reminded-folder.ts';
import { foreignShop, ownOnly } from './scope.ts';

// A shop of its own: a link is written into it.
let reminded: RemindedShop;
beforeAll(async () => {
  if (!foreignShop) reminded = await remindedShop();
});
afterAll(() => reminded?.close());

test.skipIf(foreignShop)(
  `N-02 S-24 a link of a reminder shows, acts once when pressed, and says so afterwards${ownOnly}`,
  async () => {
    const { ask, url } = outsideClient(reminded.shop.url);
    const { postpone: path, skip: skipping, ship_now: sending } = reminded.links;
    const press = (to = path) =>
      ask('POST', to, {
        headers: { origin: url },
        body: new URLSearchParams({ intent: 'delivery-link' }),
      });
    const state = async () => {
      const { version, nextShippingDate } = await reminded.read();
      return { version, nextShippingDate };
    };
    const before = await state();
    for (let time = 0; time < 10; time += 1) {
      const answer = await ask('GET', path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const html = await answer.text();
      expect(html).toContain('Décaler cet envoi d’une semaine');
      expect(html).toContain('content="noindex, nofollow"');
      expect(html).not.toMatch(/camille|rue des Lilas|69003/i);
    }
    expect(await state()).toEqual(before);
    // Of all the links one charges: it says so as the funnel does, and with which card.
    const SAFE = 'Paiement sécurisé';
    const paying = (await (await ask('GET', sending)).text()).replaceAll('<!-- -->', '');
    expect(paying).toContain(SAFE);
    expect(paying).toContain('Commande avec obligation de paiement');
    expect(paying).toMatch(/Commander et payer[^<]*\d+,\d\d\s€/);
    expect(paying).toMatch(/Avec la carte de votre abonnement[^<]*•••• \d{4}/);
    expect(await (await ask('GET', path)).text()).not.toContain(SAFE);

    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await state();
    expect(after.version).toBe(before.version + 1);
    expect(after.nextShippingDate > before.nextShippingDate).toBe(true);
    expect(await (await press()).text()).toContain('C’est');
    expect(await (await ask('GET', path)).text()).toContain('C’est déjà fait');
    expect(await (await ask('GET', sending)).text()).not.toContain(SAFE);
    expect(await state()).toEqual(after);

    const skip = await press(skipping);
    expect(skip.status).toBe(422);
    expect(await skip.text()).toContain('a déjà changé de date');
    expect(await state()).toEqual(after);

    const unknown = await ask('GET', '/ma-livraison/inconnu/');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('Voir mes abonnements');
  },
);
