import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** Faults of the storage: `cut` closes the connection during the answer. */
type Fault = 'none' | 'slow' | 'overloaded' | 'cut' | 'away';

/** An S3-compatible server with one bucket and injectable faults. */
export async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // The server signs bucket addresses without the trailing slash of the request, so mismatches
    // are allowed; keys are still checked.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'gamelle' }],
  });
  const { port } = await storage.run();
  let fault: Fault = 'none';
  /** Number of calls the fault still applies to. */
  let left = Number.POSITIVE_INFINITY;
  const now = (): Fault => {
    if (left <= 0) return 'none';
    left -= 1;
    return fault;
  };
  const way = createServer((incoming, outgoing) => {
    const met = now();
    if (met === 'away') return void incoming.socket.destroy();
    if (met === 'slow') return;
    if (met === 'overloaded')
      return void outgoing
        .writeHead(503, { 'content-type': 'application/xml' })
        .end('<Error><Code>SlowDown</Code></Error>');
    const { method, url, headers } = incoming;
    const passed = request({ port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (met !== 'cut') return void answer.pipe(outgoing);
      answer.once('data', (part: Buffer) => {
        outgoing.write(part.subarray(0, part.length / 2), () => outgoing.destroy());
      });
      answer.once('end', () => outgoing.destroy());
    });
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(way.address() as AddressInfo).port}/gamelle`;
  return {
    url,
    /** Access key and secret. */
    account: { key: 'S3RVER', secret: 'S3RVER' },
    /** Starts a fault, for a number of calls or permanently. */
    goWrong: (how: Fault, calls = Number.POSITIVE_INFINITY) => {
      fault = how;
      left = calls;
    },
    stop: async () => {
      way.closeAllConnections();
      await new Promise((done) => way.close(done));
      await storage.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
