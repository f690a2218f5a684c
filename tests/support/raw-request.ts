import { type Agent, request } from 'node:http';
import { shopUrl } from './worker-shop.ts';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  text: string;
}

interface RawRequestRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Address of a shop other than the worker's. */
  url?: string;
  /** Keep-alive agent; without it each request has its own connection. */
  agent?: Agent;
}

/** A raw request: no redirects followed, no decompression, any Host header. */
export function ask(path: string, asking: RawRequestRequest = {}) {
  const { method = 'GET', headers = {}, body, url = shopUrl(), agent = false } = asking;
  const { hostname, port } = new URL(url);
  return new Promise<RawAnswer>((resolve, reject) => {
    const requested = request({ hostname, port, path, method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, headers, body: bytes, text: bytes.toString() });
      });
    });
    requested.once('error', reject);
    requested.end(body);
  });
}

/** The Belgian site, which is another host of the same process. */
export const belgianHost = () => ({ host: `be.localhost:${new URL(shopUrl()).port}` });

/** The attributes of every element of a name. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );
}
