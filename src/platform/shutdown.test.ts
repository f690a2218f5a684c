import { expect, test } from 'vitest';
import { createShutdown } from './shutdown.ts';

test('what was started last is stopped first, once, even when asked twice', async () => {
  const shutdown = createShutdown();
  const stopped: string[] = [];
  for (const name of ['database', 'jobs', 'server']) shutdown.add(async () => stopped.push(name));
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(stopped).toEqual(['server', 'jobs', 'database']);
});

test('a stop that fails does not keep the others from stopping', async () => {
  const shutdown = createShutdown();
  const stopped: string[] = [];
  shutdown.add(async () => stopped.push('database'));
  shutdown.add(() => Promise.reject(new Error('stuck')));
  await expect(shutdown.run()).rejects.toThrow(AggregateError);
  expect(stopped).toEqual(['database']);
});

test('what starts while stopping is stopped at once', async () => {
  const shutdown = createShutdown();
  await shutdown.run();
  const stopped: string[] = [];
  await shutdown.add(async () => stopped.push('late'));
  expect(stopped).toEqual(['late']);
});
