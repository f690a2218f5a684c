import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { limitedRequest } from './limited-request.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Address of a server that never answers. */
async function hangingServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test.each<[string, RequestListener]>([
  ['never begins', () => undefined],
  ['never ends', (_, response) => void response.writeHead(200).write('x')],
])(
  'SRC-09 an answer that %s is given up in time, garbage collected meanwhile or not',
  async (_, listener) => {
    const url = await hangingServer(listener);
    const collecting = setInterval(collectGarbage, 20);
    onTestFinished(() => clearInterval(collecting));
    // The request may not be referenced here: an async function's frame would keep it from garbage
    // collection.
    const begin = () => fetch(limitedRequest(url, { method: 'POST', body: 'x' }, 150));
    const call = () => begin().then((answer) => answer.text());
    const calls = await Promise.allSettled(Array.from({ length: 20 }, call));
    expect(calls.map((one) => one.status === 'rejected' && one.reason.name)).toEqual(
      Array.from({ length: 20 }, () => 'TimeoutError'),
    );
  },
);
