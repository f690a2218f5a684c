import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from './shop-process.ts';

const listening = async (server: Server, port: number) => {
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
};

/** A TCP relay to a database that can be cut and restored at the same address. */
export async function startDatabaseRelay(url: string) {
  const address = new URL(url);
  const folder = decodeURIComponent(address.hostname);
  const target = folder.startsWith('/')
    ? { path: join(folder, `.s.PGSQL.${address.port}`) }
    : { host: address.hostname, port: Number(address.port) };
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.once('error', () => socket.destroy());
      socket.once('close', () => {
        sockets.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  const port = await freePort();
  await listening(server, port);
  address.hostname = 'localhost';
  address.port = String(port);
  return {
    url: address.href,
    mend: () => listening(server, port),
    cut: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(done));
    },
  };
}

export type DatabaseRelay = Awaited<ReturnType<typeof startDatabaseRelay>>;
