import { afterEach, beforeEach, expect, test } from 'vitest';
import { setOwnTexts } from '#i18n/catalogue.server.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
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

const texts = {
  subject: 'Votre abonnement se repose',
  heading: 'Une pause, quand vous voulez',
  body: 'Rien ne part, rien n’est débité ; écrivez-nous ?',
};
const paused = { language: 'fr', texts };

/** Pauses a subscription, and reads the mail that says so. */
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
  // As the writer of the mail writes it, and as French is printed.
  expect(drawn.text).toContain('Camille');
  expect(drawn.text).toContain('Rien ne part, rien n’est débité\u00a0; écrivez-nous\u00a0?');
  expect(drawn.text).toContain('AB-000042');
  expect(drawn.text).not.toContain('{{');
  // Read alone, nothing holds yet.
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
  // The other language says what it did.
  const dutch = await read('nl');
  expect(
    dutch.parts.map(({ ours: one, text }: { ours: string; text: string }) => one === text),
  ).toEqual(dutch.parts.map(() => true));
  expect(dutch.parts[0].ours).not.toBe(ours.subject);

  // Another process says the same once it has looked.
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
  // What the law wants said at the end of a contract is not among the parts.
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
    expect(drawn.body.text, `${mail} ${language}`).not.toMatch(/\{\{|undefined|renewals\.mails/);
  }
  expect(body['hydra:member'].length).toBe(34);
});

test('O-16 a text of the team that a release no longer fits is not sent: ours is, and the team is told until it writes another', async () => {
  const call = await as('direction');
  expect((await call('POST', '/mail-texts/paused/changes', paused)).status).toBe(204);
  // As if the house had named a day in this mail when the text was written.
  await query(
    `update setting_changes set value = value || ' Reprise le {{until}}.' where name like 'mail:fr %.paused.body'`,
  );
  // A process that starts says so in its log, and not again each minute.
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
  // Ours, which is sent already, is written over what is not.
  const { body } = await call('GET', '/mail-texts');
  const { parts } = body['hydra:member'].find((one: { mail: string }) => one.mail === 'paused');
  const given = Object.fromEntries(
    parts.map(({ part, text }: { part: string; text: string }) => [part, text]),
  );
  await call('POST', '/mail-texts/paused/changes', { language: 'fr', texts: given });
  expect(await unused()).toEqual([]);
});
