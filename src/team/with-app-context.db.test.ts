import { expect, onTestFinished, test, vi } from 'vitest';
import { workerNumber } from '../../tests/support/ask-broker.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { withAppContext } from './with-app-context.ts';

const database = testDatabase();

/** An empty second database, as before the first start of a shop. */
async function emptyBeside(): Promise<string> {
  const name = `unstarted_${workerNumber}`;
  await database.pool.query(`create database ${name}`);
  onTestFinished(async () => {
    await database.pool.query(`drop database ${name} with (force)`);
  });
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  return url.href;
}

function on(url: string) {
  vi.stubEnv('SHOP_ENV', 'test');
  vi.stubEnv('DATABASE_URL', url);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('a command where no shop was started says in a line what to do, and does nothing', async () => {
  on(await emptyBeside());
  await expect(withAppContext(() => expect.fail('nothing to work on'))).rejects.toMatchObject({
    name: 'StartupProblem',
    message: expect.stringMatching(/^No shop was started on this database yet.*npm run shop.*$/),
  });
});

test('a command runs where the shop was started', async () => {
  on(database.url);
  const work = vi.fn();
  await withAppContext(work);
  expect(work).toHaveBeenCalledOnce();
});
