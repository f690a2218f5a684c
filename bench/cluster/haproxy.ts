import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../servers.ts';
import { startProgram, until } from './child.ts';

const serverLines = (ports: readonly number[], check: string) =>
  ports.map((port, nth) => `  server web${nth} 127.0.0.1:${port} ${check}`).join('\n');

/**
 * HAProxy before so many web processes, without stickiness. A process that does not answer `/readyz`
 * gets no requests. A request that could not be delivered goes to another process; one that was
 * delivered is repeated only if it is a read. If no process is ready because the database is away,
 * those that are alive get the requests: pages in their caches are still answered.
 */
export async function startHaproxy(program: string, folder: string, ports: readonly number[]) {
  const port = await freePort();
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(
    path,
    `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout queue 10s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
frontend shop
  bind 127.0.0.1:${port}
  use_backend living if { nbsrv(ready) eq 0 }
  default_backend ready
backend ready
  balance leastconn
  option httpchk
  http-check send meth GET uri /readyz hdr Host localhost
  http-check expect status 200
  http-request disable-l7-retry if ! METH_GET
  default-server inter 1s fastinter 200ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down
${serverLines(ports, 'check')}
backend living
  balance leastconn
  option httpchk
  http-check send meth GET uri /healthz hdr Host localhost
  http-check expect status 200
  http-request disable-l7-retry if ! METH_GET
  default-server inter 1s fall 2 rise 1
${serverLines(ports, 'check')}
`,
  );
  const haproxy = startProgram(program, ['-db', '-q', '-f', path]);
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;
  await until('HAProxy finds a server', isReady);
  return { url, stop: haproxy.stop };
}
