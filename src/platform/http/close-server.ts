import type { Server } from 'node:http';

const IDLE_EVERY_MS = 100;

/**
 * Stops a server that is in use: nobody new is let in, what is asked on open connections is answered,
 * and each of them ends with its answer; without that, a client that never pauses keeps the server up
 * for ever. Who has no answer after `graceMs` milliseconds is cut off.
 */
export function closeServer(server: Server, graceMs = 10_000): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((closed) => {
    // An answer that was under way has promised to keep its connection.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS);
    const last = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      closed();
    });
  });
}
