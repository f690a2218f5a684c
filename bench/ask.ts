import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Opens new connections from here on: a server that was not asked for a while closes its own. */
export const hangUp = () => agent.destroy();

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** `fetch` costs the machine about what the server does, so the measure would be half of itself. */
export function ask(
  method: string,
  url: string,
  headers: OutgoingHttpHeaders,
  body: string | undefined,
): Promise<Answer> {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers, ...length }, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
