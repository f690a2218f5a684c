import { expect, test } from 'vitest';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const { pool } = shop.database;
const jobs = jobRunner(shop);
const write = () =>
  transact(shop.appContext, (work) =>
    queueMail(work, {
      key: 'essai',
      kind: 'test',
      to: 'lea@exemple.fr',
      subject: 'Essai',
      html: '<p>Essai</p>',
      text: 'Essai',
    }),
  );

test('REL-66 a mail whose job failed is seen, run again, and written down', async () => {
  await write();
  await pool.query(
    `update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"no route"}'
     where name = 'deliver-mail'`,
  );
  const call = await as('direction');
  const { body } = await call('GET', '/machinery');
  expect(body.failedJobs).toMatchObject([{ name: 'deliver-mail', error: 'no route' }]);
  expect(body.mails).toMatchObject([
    { recipient: 'lea@exemple.fr', sentAt: null, hasFailed: true },
  ]);
  expect(JSON.stringify(body)).not.toContain('<p>');
  const path = `/failed-jobs/${body.failedJobs[0].id}/run`;
  const support = await as('logistics');
  expect((await support('GET', '/machinery')).status).toBe(200);
  expect((await support('POST', path, {})).status).toBe(403);
  expect((await call('POST', path, {})).status).toBe(204);
  expect((await call('POST', path, {})).status).toBe(404);
  await jobs.run();
  const after = (await call('GET', '/machinery')).body;
  expect(after.failedJobs).toEqual([]);
  expect(after.mails[0].sentAt).not.toBeNull();
  expect(after.mails[0].hasFailed).toBe(false);
});

test('REL-66 a mail is sent again on demand, once for a double click', async () => {
  await write();
  await jobs.run();
  const call = await as('direction');
  const { body } = await call('GET', '/machinery');
  const path = `/mails/${body.mails[0].id}/send`;
  const key = { 'idempotency-key': crypto.randomUUID() };
  for (let press = 0; press < 2; press += 1)
    expect((await call('POST', path, {}, key)).status).toBe(204);
  const waiting = await pool.query(
    "select from pgboss.job where name = 'deliver-mail' and state = 'created'",
  );
  expect(waiting.rowCount).toBe(1);
  expect((await call('POST', '/mails/999999/send', {})).status).toBe(404);
});
