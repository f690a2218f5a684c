import { createServer, request } from 'node:http';
import { freePort } from '../support/shop-process.ts';

/** Forwards every request to `target` and records requests and answers. */
export async function startCountingProxy(target: string) {
  const { hostname, port } = new URL(target);
  const requested: string[] = [];
  const answered: { call: string; status: number }[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const call = `${method} ${url?.split('?')[0]}`;
    requested.push(call);
    const passed = request({ hostname, port, method, path: url, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      answered.push({ call, status });
      outgoing.writeHead(status, answer.headers);
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
  return { url: `http://localhost:${own}`, requested, answered, stop };
}
