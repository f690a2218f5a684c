import { beforeEach, expect, test } from 'vitest';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { stockShop } from '../../../../tests/support/stocked-shop.ts';
import { sendIssues } from './processes/send-issues.ts';

const shop = testShop();
const { run } = jobRunner(shop);
const { as } = staffCalls(shop);
const query = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows;

beforeEach(() => stockShop(shop.appContext));

const ISSUE = {
  subject: 'Bel automne',
  preview: 'Trois idées pour novembre',
  body: '# Bel automne\n\nBonjour.\n\n{PR000123}\n\n[Voir les croquettes](/chien/)',
  channel: 'FR_WEB',
  audience: 'all',
  perMinute: 1000,
};

/** Creates confirmed subscribers. */
async function readers(count: number) {
  await query(
    `insert into newsletter_subscriptions (email, channel_code, state, source, asked_at, consent_version, confirmed_at, leave_token)
     select 'lecteur' || n || '@example.org', 'FR_WEB', 'confirmed', 'footer', now(), '1', now(), 'jeton-de-lecteur-numero-' || n
     from generate_series(1, $1) n`,
    count,
  );
}
const set = (nth: number, fields: string) =>
  query(`update newsletter_subscriptions set ${fields} where email = 'lecteur${nth}@example.org'`);
const mails = () =>
  query(
    "select recipient, subject, html, text, unsubscribe_url, key from mails where kind = 'newsletter-issue' order by recipient",
  );

async function begun(more: object = {}) {
  const call = await as('merchandising');
  const { body } = await call('POST', '/newsletter-issues', { ...ISSUE, ...more });
  const { body: issue } = await call('GET', `/newsletter-issues/${body.id}`);
  const start = { version: issue.version, reach: issue.reach };
  const answer = await call('POST', `/newsletter-issues/${issue.id}/start`, start);
  return { call, issue, status: answer.status as number };
}

test('O-32 PRV-06 an issue goes to confirmed addresses alone, each once, with a link and a press to leave', async () => {
  await readers(5);
  await set(2, "state = 'left', left_at = now()");
  await set(3, "state = 'pending', confirmed_at = null");
  await set(4, "suppressed_at = now(), suppressed_for = 'bounced'");
  const { call, issue, status } = await begun();
  expect([issue.reach, status]).toEqual([2, 204]);
  // Somebody unsubscribes between the start and their turn.
  await set(5, "state = 'left', left_at = now()");
  await sendIssues(shop.appContext);
  await sendIssues(shop.appContext);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'lecteur1@example.org', subject: 'Bel automne' });
  expect(mail.unsubscribe_url).toMatch(
    /\/api\/v2\/shop\/newsletter-subscriptions\/jeton-de-lecteur-numero-1\/one-click$/,
  );
  expect(mail.html).toContain('jeton-de-lecteur-numero-1');
  expect(mail.text).toContain('Une par mois au plus');
  expect(mail.html).toMatch(/href="http[^"]*\/chien\/"/);
  // The mail contains no tracking image.
  expect(mail.html).not.toMatch(/<img/);
  const { body } = await call('GET', `/newsletter-issues/${issue.id}`);
  expect(body).toMatchObject({ state: 'sent', sent: 1, dropped: 1, waiting: 0 });
  const press = await shop.request('POST', new URL(mail.unsubscribe_url).pathname, undefined);
  expect(press.status).toBeLessThan(300);
  expect((await call('GET', `/newsletter-issues/${issue.id}`)).body).toMatchObject({ gone: 1 });
});

test('O-32 nobody gets two issues within a month, as was promised, and one after it', async () => {
  await readers(1);
  await begun();
  await sendIssues(shop.appContext);
  const again = await begun();
  expect([again.issue.reach, again.status]).toEqual([0, 422]);
  await query("update newsletter_sends set sent_at = sent_at - interval '32 days'");
  expect((await begun()).status).toBe(204);
});

test('O-32 an issue is sent at its pace, and stopped it reaches nobody else', async () => {
  await readers(5);
  const { call, issue } = await begun({ perMinute: 2 });
  await sendIssues(shop.appContext);
  // A second run within the same minute sends nothing more.
  await sendIssues(shop.appContext);
  expect(await mails()).toHaveLength(2);
  await query(
    "update newsletter_sends set sent_at = sent_at - interval '2 minutes' where sent_at is not null",
  );
  await sendIssues(shop.appContext);
  expect(await mails()).toHaveLength(4);
  expect((await call('POST', `/newsletter-issues/${issue.id}/stop`, {})).status).toBe(204);
  await query(
    "update newsletter_sends set sent_at = sent_at - interval '2 minutes' where sent_at is not null",
  );
  await sendIssues(shop.appContext);
  expect(await mails()).toHaveLength(4);
});

test('O-32 killed in the middle nobody is left out and nobody is written to twice', async () => {
  await readers(6);
  await begun();
  await query(`
    create function die_at() returns trigger language plpgsql as $$
    begin
      if new.recipient = 'lecteur4@example.org' then perform pg_terminate_backend(pg_backend_pid()); end if;
      return null;
    end $$`);
  await query('create trigger die after insert on mails for each row execute function die_at()');
  try {
    await expect(sendIssues(shop.appContext)).rejects.toThrow();
  } finally {
    await query('drop trigger die on mails');
    await query('drop function die_at');
  }
  await sendIssues(shop.appContext);
  await sendIssues(shop.appContext);
  const recipients = (await mails()).map(({ recipient }) => recipient);
  expect(recipients).toEqual(Array.from({ length: 6 }, (_, n) => `lecteur${n + 1}@example.org`));
});

test('O-32 a bounce and a complaint are read, and nothing more is sent there; a made-up report says nothing', async () => {
  await readers(2);
  const { call, issue } = await begun();
  await sendIssues(shop.appContext);
  const [first] = await mails();
  const report = (messageId: string) => ({
    raw: `Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\n\nAction: failed\nStatus: 5.1.1\n\n--b\n\nMessage-ID: <${messageId}>\n`,
  });
  const forged = `newsletter-issue-${issue.id}-2-0000000000000000@x`;
  expect((await call('POST', '/mail-reports', report(forged))).body.outcome).toBeNull();
  const right = await call('POST', '/mail-reports', report(`${first.key}@gamelle.test`));
  expect(right.body.outcome).toBe('bounced');
  expect((await call('GET', `/newsletter-issues/${issue.id}`)).body).toMatchObject({ bounced: 1 });
  await query("update newsletter_sends set sent_at = sent_at - interval '32 days'");
  expect((await begun()).issue.reach).toBe(1);
});

test('O-32 segments: who subscribes, who bought, who never did; a test goes to its sender alone; what was looked at is what is sent', async () => {
  await readers(3);
  await query(`insert into orders (token, number, channel, locale, currency, state, payment_state, email, items_subtotal,
      items_total, total, terms_version, accepted_at, placed_at, created_at, updated_at)
    values ('jeton-de-commande', 'N1', 'FR_WEB', 'fr_FR', 'EUR', 'new', 'paid', 'lecteur1@example.org', 1, 1, 1, '1', now(), now(), now(), now())`);
  const call = await as('merchandising');
  const reach = async (audience: string) => {
    const { body } = await call('POST', '/newsletter-issues', { ...ISSUE, audience });
    return (await call('GET', `/newsletter-issues/${body.id}`)).body;
  };
  const found = await Promise.all(['all', 'buyers', 'newcomers', 'subscribers'].map(reach));
  expect(found.map((one) => one.reach)).toEqual([3, 1, 2, 0]);
  const [all] = found;
  expect((await call('POST', `/newsletter-issues/${all.id}/tests`, {})).status).toBe(204);
  await run();
  expect(
    await query("select recipient, subject from mails where kind = 'newsletter-issue'"),
  ).toEqual([{ recipient: 'merchandising@equipe.test', subject: '[Essai] Bel automne' }]);
  const { body: preview } = await call('GET', `/newsletter-issues/${all.id}/preview`);
  expect(preview.html).toContain('Bel automne');
  await readers(0);
  await set(3, "state = 'left', left_at = now()");
  const stale = await call('POST', `/newsletter-issues/${all.id}/start`, {
    version: all.version,
    reach: 3,
  });
  expect(stale.status).toBe(409);
  const support = await as('support');
  expect(
    (await support('POST', `/newsletter-issues/${all.id}/start`, { version: 1, reach: 2 })).status,
  ).toBe(403);
});
