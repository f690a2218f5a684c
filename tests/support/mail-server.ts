import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** Value of `SMTP_URL`. */
  url: string;
  /** Raw messages, oldest first. */
  received: string[];
  /** Starts or stops refusing messages. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

/** An SMTP server that stores received messages. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((message) => {
        if (!isRefusing) received.push(message);
        done(isRefusing ? new Error('mailbox unavailable') : null);
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (refusing) => {
      isRefusing = refusing;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** The decoded part of a message with this media type. */
export function readPart(message: string, type: 'text/plain' | 'text/html'): string {
  const [, head = '', body = ''] =
    new RegExp(String.raw`(Content-Type: ${type}.*?)\r\n\r\n(.*?)\r\n----_NmP`, 's').exec(
      message,
    ) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
