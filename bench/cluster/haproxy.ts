import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../servers.ts';
import { startProgram, until } from './child.ts';

/**
 * HAProxy before so many servers: none is preferred for who was there before, one that does not answer
 * `/readyz` gets nobody, and what could not be handed over goes to another one. What was handed over is
 * sent again only where that changes nothing.
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
frontend shop
  bind 127.0.0.1:${port}
  default_backend web
backend web
  balance leastconn
  option httpchk
  http-check send meth GET uri /readyz hdr Host localhost
  http-check expect status 200
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry if ! METH_GET
  default-server inter 1s fastinter 200ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down
${ports.map((one, nth) => `  server web${nth} 127.0.0.1:${one} check`).join('\n')}
`,
  );
  const haproxy = startProgram(program, ['-db', '-q', '-f', path]);
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;
  await until('HAProxy finds a server', isReady);
  return { url, stop: haproxy.stop };
}
