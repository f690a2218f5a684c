import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { closeServer } from './close-server.ts';

/** A server on a free port with a keep-alive of an hour. */
async function serve(listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: 3_600_000 }, listener);
  server.listen(0);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** A client that keeps its connection open; returns the answer, or the error. */
function client(port: number) {
  const agent = new Agent({ keepAlive: true });
  return () =>
    new Promise<string>((resolve) => {
      get({ port, agent }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve(text));
      }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
}

test('a server stops while clients never pause, and answers what it took', async () => {
  let requested = 0;
  let stopped: Promise<void> | undefined;
  const { server, port } = await serve((_, response) => {
    requested += 1;
    if (requested === 10) stopped = closeServer(server);
    setImmediate(() => response.end('whole'));
  });
  const heard = await Promise.all(
    [1, 2, 3].map(async () => {
      const ask = client(port);
      const answers = [await ask()];
      while (answers.at(-1) === 'whole') answers.push(await ask());
      return answers;
    }),
  );
  await stopped;
  expect(heard.flat().filter((answer) => answer === 'whole')).toHaveLength(requested);
  for (const answers of heard) expect(['ECONNREFUSED', 'ECONNRESET']).toContain(answers.at(-1));
});

test('what is under way is answered before the server has stopped', async () => {
  const begun = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  const { server, port } = await serve(async (_, response) => {
    begun.resolve();
    await may.promise;
    response.end('whole');
  });
  const answer = client(port)();
  await begun.promise;
  const stopped = closeServer(server);
  may.resolve();
  expect(await answer).toBe('whole');
  await stopped;
});

test('who never gets an answer is cut off in the end', async () => {
  const begun = Promise.withResolvers<void>();
  const { server, port } = await serve(() => begun.resolve());
  const answer = client(port)();
  await begun.promise;
  await closeServer(server, 50);
  expect(await answer).toBe('ECONNRESET');
});
