import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { setOwnTexts } from '#i18n/catalogue.server.ts';
import { TERMS } from '#kit/terms.ts';
import { refundOrder } from '#modules/checkout/server/index.ts';
import { lockOrder, type Order, shipParcels } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { readPart, startMailServer } from '../../../../tests/support/mail-server.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { EDITABLE_MAILS, textProblem } from '../rules/index.ts';
import { followSettings } from './follow-settings.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, run, mails, query } = renewals(shop);
const { as } = staffCalls(shop);

beforeEach(() => {
  appContext.config.LANGUAGES = ['fr', 'nl'];
});
afterEach(() => {
  appContext.config.LANGUAGES = ['fr'];
  setOwnTexts(new Map());
});

const printed = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
/** The parts of a text between its placeholders, as printed in a plain mail. */
const pieces = (text: string) =>
  printed(text)
    .split(/\s*\{\{\w+\}\}\s*/)
    .filter((piece) => piece.length > 3);

/** Places an order in a language, ships it and refunds part of it. */
async function placeAndRefund(language: string, email: string): Promise<{ number: string }> {
  const { cart } = await subscribe(email);
  const token = cart.tokenValue;
  if (language === 'nl') await query("update orders set locale = 'nl_NL' where token = $1", token);
  for (const act of [
    async (work: UnitOfWork, order: Order) =>
      shipParcels(work, order, [`6A${order.id}`], { isLast: true }),
    async (work: UnitOfWork, order: Order) =>
      refundOrder(work, order, { scope: { units: {}, shipping: true }, reason: 'Sac percé' }),
  ]) {
    await transact(appContext, async (work) => {
      const order = await lockOrder(work, token);
      if (order) await act(work, order);
    });
    await run();
  }
  const [{ number }] = await query('select number from orders where token = $1', token);
  return { number };
}

const texts = {
  subject: 'Votre abonnement se repose',
  heading: 'Une pause, quand vous voulez',
  body: 'Rien ne part, rien n’est débité ; écrivez-nous ?',
};
const paused = { language: 'fr', texts };

/** Pauses a subscription and reads the confirmation mail. */
async function pausedMail(email: string) {
  const { code } = await subscribe(email);
  const support = await as('support');
  const { version } = (await support('GET', `/subscriptions/${code}`)).body.subscription;
  const path = `/subscriptions/${code}/pause?version=${version}`;
  expect((await support('POST', path, { until: null })).status).toBe(200);
  await run();
  return (await mails('subscription-paused')).at(-1);
}

test('O-16 the team reads a mail with its own words before it holds; then it is written so, by whom it says, and ours comes back', async () => {
  const call = await as('direction');
  const at = '/mail-texts/paused';
  const read = async (language: string) =>
    (await call('GET', '/mail-texts')).body['hydra:member'].find(
      (one: { mail: string; language: string }) =>
        one.mail === 'paused' && one.language === language,
    );
  const before = await read('fr');
  expect(before.past).toEqual([]);
  const ours = Object.fromEntries(
    before.parts.map(({ part, ours: text }: { part: string; ours: string }) => [part, text]),
  );
  expect(ours.subject).toBe('Votre abonnement est en pause');

  const drawn = (await call('POST', `${at}/previews`, paused)).body;
  expect(drawn.subject).toBe(texts.subject);
  // As in the real mail, with French typography.
  expect(drawn.text).toContain('Camille');
  expect(drawn.text).toContain('Rien ne part, rien n’est débité\u00a0; écrivez-nous\u00a0?');
  expect(drawn.text).toContain('AB-000042');
  expect(drawn.text).not.toContain('{{');
  // A preview changes nothing.
  expect((await pausedMail('before@example.org'))?.subject).toContain('est en pause');

  expect((await call('POST', `${at}/changes`, paused)).status).toBe(204);
  expect((await call('POST', `${at}/changes`, paused)).status).toBe(409);
  const mail = await pausedMail('after@example.org');
  expect(mail?.subject.toLowerCase()).toContain('votre abonnement se repose');
  expect(mail?.text).toContain('Rien ne part, rien n’est débité ; écrivez-nous ?');
  expect((await read('fr')).past).toMatchObject([
    { part: 'body', by: 'direction' },
    { part: 'heading', by: 'direction' },
    { part: 'subject', text: texts.subject, by: 'direction' },
  ]);
  // The other language is unchanged.
  const dutch = await read('nl');
  expect(
    dutch.parts.map(({ ours: one, text }: { ours: string; text: string }) => one === text),
  ).toEqual(dutch.parts.map(() => true));
  expect(dutch.parts[0].ours).not.toBe(ours.subject);

  // Simulates another process that reloads the texts.
  setOwnTexts(new Map());
  await followSettings(appContext);
  expect((await read('fr')).parts[0].text).toBe(texts.subject);
  expect((await call('POST', `${at}/changes`, { language: 'fr', texts: ours })).status).toBe(204);
  expect((await pausedMail('restored@example.org'))?.subject).toContain('est en pause');
  expect((await read('fr')).past[0].text).toBeNull();
  expect(
    await query("select action from staff_actions where action = 'mail_text.changed'"),
  ).toHaveLength(2);
});

test('O-16 a text that leaves out what its customer must read, or names what the mail does not know, is refused under its field', async () => {
  const call = await as('direction');
  const send = (mail: string, given: object, language = 'fr') =>
    call('POST', `/mail-texts/${mail}/changes`, { language, texts: given });
  const skipped = { subject: 'Sauté', heading: 'Sauté', body: 'La suivante part {{date}}.' };
  const wrong = await send('skipped', {
    subject: 'x'.repeat(200),
    heading: ' ',
    body: 'À bientôt {{firstName}}',
  });
  expect(wrong.status).toBe(422);
  expect(
    wrong.body.violations.map(({ propertyPath, message }: Record<string, string>) => [
      propertyPath,
      message?.replaceAll('\u00a0', ' '),
    ]),
  ).toEqual([
    ['texts.subject', '90 caractères au plus.'],
    ['texts.heading', 'Écrivez ce texte, ou remettez celui d’origine.'],
    ['texts.body', 'Cet e-mail ne connaît pas l’emplacement « firstName ».'],
  ]);
  const missing = await send('skipped', { ...skipped, body: 'À bientôt.' });
  expect(missing.body.violations[0].message).toContain('Il manque l’emplacement');
  expect((await send('skipped', { ...skipped, heading: 'Bonjour {' })).status).toBe(422);
  expect((await send('skipped', skipped)).status).toBe(204);
  expect((await send('farewell', skipped)).status).toBe(404);
  expect((await send('skipped', skipped, 'de')).status).toBe(404);
  // Texts required by law at the end of a contract are not editable.
  const { body } = await call('GET', '/mail-texts');
  const stopped = body['hydra:member'].find((one: { mail: string }) => one.mail === 'stopped');
  expect(stopped.parts.map(({ part }: { part: string }) => part)).toEqual([
    'subject',
    'heading',
    'body',
  ]);
  const support = await as('support');
  expect(
    (await support('POST', '/mail-texts/skipped/changes', { language: 'fr', texts: skipped }))
      .status,
  ).toBe(403);
});

test('O-16 every mail whose texts may be written is drawn in both languages, with nothing left open', async () => {
  const call = await as('direction');
  const { body } = await call('GET', '/mail-texts');
  for (const { mail, language, parts } of body['hydra:member']) {
    const given = Object.fromEntries(
      parts.map(({ part, text }: { part: string; text: string }) => [part, text]),
    );
    const drawn = await call('POST', `/mail-texts/${mail}/previews`, { language, texts: given });
    expect([mail, language, drawn.status]).toEqual([mail, language, 200]);
    expect(drawn.body.text, `${mail} ${language}`).not.toMatch(/\{\{|undefined|null|NaN|\.mails\./);
    // The preview is the real mail: it contains every part, apart from placeholders.
    const read = printed(`${drawn.body.subject} ${drawn.body.text}`).toLowerCase();
    for (const { part, text } of parts)
      for (const piece of pieces(text))
        expect(read, `${mail} ${language} ${part}`).toContain(piece.toLowerCase());
    for (const { part, ours } of parts)
      expect([mail, language, part, textProblem(ours, ours)]).toEqual([mail, language, part, null]);
  }
  expect(body['hydra:member'].length).toBe(2 * EDITABLE_MAILS.length);
  expect(new Set(body['hydra:member'].map(({ theme }: { theme: string }) => theme)).size).toBe(3);
});

test.each([
  {
    language: 'fr',
    ours: 'Votre commande est en route',
    sent: {
      subject: 'Le colis {{number}} court vers vous',
      heading: 'Il court',
      body: 'La commande {{number}} a quitté l’atelier ; surveillez la sonnette !',
    },
    refunded: 'Nous vous rendons {{amount}} pour la commande {{number}}, par {{method}}.',
  },
  {
    language: 'nl',
    ours: 'Uw bestelling is onderweg',
    sent: {
      subject: 'Pakket {{number}} komt eraan',
      heading: 'Het komt eraan',
      body: 'Bestelling {{number}} heeft ons atelier verlaten.',
    },
    refunded: 'We geven u {{amount}} terug voor bestelling {{number}}, via {{method}}.',
  },
])(
  'O-16 mails of an order say in $language what the team wrote when they go out, and ours again once it is taken back',
  async ({ language, ours: heading, sent, refunded }) => {
    const server = await startMailServer();
    onTestFinished(async () => {
      appContext.config.SMTP_URL = undefined;
      await server.close();
    });
    appContext.config.SMTP_URL = server.url;
    const call = await as('direction');
    const write = (mail: string, given: object) =>
      call('POST', `/mail-texts/${mail}/changes`, { language, texts: given });
    const members = (await call('GET', '/mail-texts')).body['hydra:member'];
    const oursOf = (mail: string): Record<string, string> =>
      Object.fromEntries(
        members
          .find(
            (one: { mail: string; language: string }) =>
              one.mail === mail && one.language === language,
          )
          .parts.map(({ part, ours }: { part: string; ours: string }) => [part, ours]),
      );
    expect(oursOf('order_sent').heading).toBe(heading);
    expect((await write('order_sent', sent)).status).toBe(204);
    const money = oursOf('refunded');
    expect((await write('refunded', { ...money, body: refunded })).status).toBe(204);
    // Nothing is taken over from a text with other placeholders.
    expect((await write('refunded_credit', { body: refunded })).status).toBe(422);

    /** Places an order, ships it and refunds part of it; returns the mails. */
    const sell = async (email: string) => {
      const before = server.received.length;
      const { number } = await placeAndRefund(language, email);
      const opened = server.received
        .slice(before)
        .map((message) => printed(readPart(message, 'text/plain')).replaceAll(/\s+/g, ' '));
      return { number, opened };
    };
    const { number, opened } = await sell('nina@example.org');
    const fills = (text: string) => text.replaceAll('{{number}}', number).replaceAll('\u00a0', ' ');
    expect(opened.join('\n')).toContain(fills(sent.body));
    expect(opened.join('\n')).toContain(sent.heading.toUpperCase());
    const [before = ''] = fills(refunded).split('{{amount}}');
    expect(opened.join('\n')).toContain(before);
    // Texts required by law stay.
    expect(opened.join('\n')).toMatch(/14 (?:jours|dagen)/);

    expect((await write('order_sent', oursOf('order_sent'))).status).toBe(204);
    const again = await sell('paul@example.org');
    expect(again.opened.join('\n')).toContain(heading.toUpperCase());
    expect(again.opened.join('\n')).not.toContain(sent.heading.toUpperCase());
  },
);

test('O-16 one parcel and several have a text each, and a number a rule decides is refused under its field', async () => {
  const call = await as('direction');
  const write = (mail: string, given: object) =>
    call('POST', `/mail-texts/${mail}/changes`, { language: 'fr', texts: given });
  const several = { body: 'Vos {{count}} colis de la commande {{number}} partent.' };
  expect((await write('order_sent_several', several)).status).toBe(204);
  const preview = async (mail: string) => {
    const { body } = await call('GET', '/mail-texts');
    const { parts } = body['hydra:member'].find((one: { mail: string }) => one.mail === mail);
    const given = Object.fromEntries(
      parts.map(({ part, text }: { part: string; text: string }) => [part, text]),
    );
    const drawn = await call('POST', `/mail-texts/${mail}/previews`, {
      language: 'fr',
      texts: given,
    });
    return printed(drawn.body.text);
  };
  expect(await preview('order_sent_several')).toContain('Vos 2 colis de la commande 000012345');
  expect(await preview('order_sent')).toContain('vient de partir, dans un colis.');
  // The preview includes the team's other texts.
  const subject = {
    subject: 'En route, {{number}}',
    heading: 'En route',
    body: 'Partie : {{number}}.',
  };
  expect((await write('order_sent', subject)).status).toBe(204);
  const drawn = await call('POST', '/mail-texts/order_sent_several/previews', {
    language: 'fr',
    texts: several,
  });
  expect(drawn.body.subject).toBe('En route, 000012345');

  const wrong = await write('order_cancelled', {
    subject: 'Commande {{number}} annulée',
    heading: 'Annulée',
    body: 'Commande {{number}} annulée. Vous êtes remboursé sous 14 jours.',
    more: 'Commandez encore avec 10 % en moins.',
  });
  expect(wrong.status).toBe(422);
  expect(
    wrong.body.violations.map(({ propertyPath, message }: Record<string, string>) => [
      propertyPath,
      printed(message ?? '').slice(0, 12),
    ]),
  ).toEqual([
    ['texts.body', '« 14 jours »'],
    ['texts.more', '« 10 % » pou'],
  ]);
  // With the placeholder, the number follows its rule.
  const named = {
    ...subject,
    body: 'Partie : {{number}}. Le suivant s’annonce {{noticeDays}} jours avant.',
  };
  const filled = await call('POST', '/mail-texts/order_sent/previews', {
    language: 'fr',
    texts: named,
  });
  expect(printed(filled.body.text)).toContain(`s’annonce ${TERMS.noticeDays} jours avant`);
});

test('O-16 a text of the team that a release no longer fits is not sent: ours is, and the team is told until it writes another', async () => {
  const call = await as('direction');
  expect((await call('POST', '/mail-texts/paused/changes', paused)).status).toBe(204);
  // Simulates a placeholder that our text got after the team's text was written.
  await query(
    `update setting_changes set value = value || ' Reprise le {{until}}.' where name like 'mail:fr %.paused.body'`,
  );
  // A starting process logs it once, not every minute.
  const lines: unknown[] = [];
  const log = Object.assign(Object.create(appContext.log), {
    error: (detail: unknown) => lines.push(detail),
  });
  const started = {
    db: appContext.db,
    clock: appContext.clock,
    config: { ...appContext.config },
    log,
  };
  await followSettings(started);
  await followSettings(started);
  expect(lines).toMatchObject([{ name: expect.stringContaining('.paused.body') }]);
  await followSettings(appContext);
  const mail = await pausedMail('release@example.org');
  expect(mail?.subject.toLowerCase()).toContain('votre abonnement se repose');
  expect(mail?.text).not.toMatch(/\{\{|Rien ne part, rien n’est débité/);
  const unused = async () => {
    const { body } = await call('GET', '/mail-texts');
    return body['hydra:member'].flatMap(
      (one: { mail: string; language: string; parts: { part: string; isUnused: boolean }[] }) =>
        one.parts.flatMap(({ part, isUnused }) =>
          isUnused ? [`${one.language} ${one.mail} ${part}`] : [],
        ),
    );
  };
  expect(await unused()).toEqual(['fr paused body']);
  // Our text, which is sent at the moment, replaces the unused one.
  const { body } = await call('GET', '/mail-texts');
  const { parts } = body['hydra:member'].find((one: { mail: string }) => one.mail === 'paused');
  const given = Object.fromEntries(
    parts.map(({ part, text }: { part: string; text: string }) => [part, text]),
  );
  await call('POST', '/mail-texts/paused/changes', { language: 'fr', texts: given });
  expect(await unused()).toEqual([]);
});

test('O-16 a number of the shop is shown by its name, and a text that was written with its figures goes on being sent', async () => {
  const call = await as('direction');
  const read = async () => {
    const { body } = await call('GET', '/mail-texts');
    return body['hydra:member'].find(
      (one: { mail: string; language: string }) => one.mail === 'started' && one.language === 'fr',
    );
  };
  const partsOf = (parts: Record<string, string>[]) =>
    Object.fromEntries(parts.map(({ part, text }) => [part, text]));
  const ours = partsOf((await read()).parts);
  expect(ours.body).toContain('{{noticeDays}} jours');
  const write = (given: object) =>
    call('POST', '/mail-texts/started/changes', { language: 'fr', texts: given });
  expect((await write({ ...ours, subject: 'Bienvenue {{firstName}}' })).status).toBe(422);
  expect((await write({ ...ours, body: `${ours.body} Bonne dégustation.` })).status).toBe(204);
  // Simulates a text written when ours was displayed with its numbers filled in.
  await query(
    `update setting_changes set value = replace(value, '{{noticeDays}}', '6') where name like 'mail:fr %.started.body'`,
  );
  await followSettings({ ...appContext, config: { ...appContext.config } });
  const stored = (await read()).parts;
  expect(stored.some(({ isUnused }: { isUnused: boolean }) => isUnused)).toBe(false);
  const given = partsOf(stored);
  expect(given.body).toContain('6 jours');
  const drawn = await call('POST', '/mail-texts/started/previews', {
    language: 'fr',
    texts: given,
  });
  expect(printed(drawn.body.text)).toContain('6 jours');
  // Another part can be changed; this one only without the numbers.
  expect((await write({ ...given, heading: 'C’est parti' })).status).toBe(204);
  expect((await write({ ...given, body: `${given.body} Merci.` })).status).toBe(422);
  expect((await write({ ...given, body: ours.body })).status).toBe(204);
  expect((await read()).parts.find(({ part }: { part: string }) => part === 'body').text).toBe(
    ours.body,
  );
});
