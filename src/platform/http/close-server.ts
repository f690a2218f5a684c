import type { Server } from 'node:http';

const IDLE_EVERY_MS = 100;

/**
 * Stops a running server: no new connections, pending requests are answered, and each connection
 * closes after its answer. Without that, a client that never pauses would keep the server up for
 * ever. After `graceMs` milliseconds the remaining connections are cut.
 */
export function closeServer(server: Server, graceMs = 10_000): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((closed) => {
    // An answer already being sent has announced keep-alive, so its connection is closed once idle.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS);
    const last = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      closed();
    });
  });
}
