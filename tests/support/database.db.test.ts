import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { testAppContext } from './app-context.ts';
import { testDatabase } from './database.ts';

const database = testDatabase();
const appContext = testAppContext(database);

const mailCount = async () => (await database.db.selectFrom('mails').select('id').execute()).length;

const mail = {
  key: 'k',
  kind: 'welcome',
  recipient: 'a@example.org',
  subject: 's',
  html: 'h',
  text: 't',
  created_at: new Date(0),
};

for (const round of ['first', 'second'])
  test(`the ${round} test starts with empty tables and fresh numbers`, async () => {
    expect(await mailCount()).toBe(0);
    const row = await database.db
      .insertInto('mails')
      .values(mail)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(row.id).toBe(1);
  });

test('a job is written with the change it belongs to, and not without it', async () => {
  const queued = async () =>
    (await database.pool.query(`select from pgboss.job where name = 'deliver-mail'`)).rowCount;
  const failing = transact(appContext, async (work) => {
    await work.announce('mail.queued', { mailId: 1 });
    throw new Error('the change fails');
  });
  await expect(failing).rejects.toThrow('the change fails');
  expect(await queued()).toBe(0);
  await transact(appContext, (work) => work.announce('mail.queued', { mailId: 1 }));
  expect(await queued()).toBe(1);
});
