import { createServer, request } from 'node:http';
import { freePort } from '../support/shop-process.ts';

/** Passes every request on to `target` and remembers what was asked for. */
export async function startCountingProxy(target: string) {
  const { hostname, port } = new URL(target);
  const requested: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    requested.push(`${method} ${url?.split('?')[0]}`);
    const passed = request({ hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const own = await freePort();
  await new Promise<void>((done) => server.listen(own, 'localhost', done));
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  return { url: `http://localhost:${own}`, requested, stop };
}
