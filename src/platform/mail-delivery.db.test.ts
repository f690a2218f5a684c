import { afterAll, beforeAll, expect, test } from 'vitest';
import { testAppContext } from '../../tests/support/app-context.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { queueMail } from './mail.ts';
import { deliverMail } from './mail-delivery.ts';
import { transact } from './unit-of-work.ts';

const appContext = testAppContext(testDatabase());
const server = await startMailServer();
const { received } = server;

beforeAll(() => {
  appContext.config = { ...appContext.config, SMTP_URL: server.url };
});
afterAll(() => server.close());

const mail = {
  key: 'order-confirmation:7',
  kind: 'order-confirmation',
  to: 'lea@example.org',
  subject: 'Votre commande est confirmée',
  html: '<p>Merci Léa</p>',
  text: 'Merci Léa',
};

const write = () => transact(appContext, (work) => queueMail(work, mail));
const latest = () =>
  appContext.db.selectFrom('mails').select(['id', 'sent_at']).executeTakeFirstOrThrow();
const deliver = async () => deliverMail.run(appContext, { mailId: (await latest()).id } as never);

test('a mail goes to the mail server with both its forms, once', async () => {
  received.length = 0;
  await write();
  await deliver();
  await deliver();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('To: lea@example.org');
  expect(received[0]).toContain('text/plain');
  expect(received[0]).toContain('text/html');
  expect((await latest()).sent_at).not.toBeNull();
});

test('WDR-07 the files of a mail go with it, letter for letter', async () => {
  received.length = 0;
  const file = { name: 'conditions.html', type: 'text/html', content: '<p>Réservé « à vous »</p>' };
  await transact(appContext, (work) =>
    queueMail(work, { ...mail, key: 'with-a-file', attachments: [file] }),
  );
  const { id } = await appContext.db
    .selectFrom('mails')
    .select('id')
    .where('key', '=', 'with-a-file')
    .executeTakeFirstOrThrow();
  await deliverMail.run(appContext, { mailId: id } as never);
  expect(received[0]).toMatch(/Content-Disposition: attachment; filename=conditions\.html/i);
  const [, encoded = ''] =
    /filename=conditions\.html\r\n(?:[\w-]+:[^\r]*\r\n)*\r\n([\s\S]*?)\r\n--/i.exec(
      received[0] ?? '',
    ) ?? [];
  const content = /base64/i.test(received[0] ?? '') ? Buffer.from(encoded, 'base64') : encoded;
  expect(String(content)).toContain('Réservé « à vous »');
});

test('PRV-06 a newsletter says where one press ends it, other mails do not', async () => {
  received.length = 0;
  await write();
  await deliver();
  expect(received[0]).not.toContain('List-Unsubscribe');
  const unsubscribeUrl = 'https://gamelle.example/fin/abc';
  await transact(appContext, (work) =>
    queueMail(work, { ...mail, key: 'letter:1', unsubscribeUrl }),
  );
  const { id } = await appContext.db
    .selectFrom('mails')
    .select('id')
    .where('key', '=', 'letter:1')
    .executeTakeFirstOrThrow();
  await deliverMail.run(appContext, { mailId: id } as never);
  expect(received[1]).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(received[1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('an answer goes under the mail it answers, and what is written back goes where it says', async () => {
  received.length = 0;
  const answer = { replyTo: 'equipe@gamelle.test', inReplyTo: 'contact-received:4' };
  await transact(appContext, (work) =>
    queueMail(work, { ...mail, key: 'contact-reply:9', ...answer }),
  );
  await deliver();
  expect(received[0]).toMatch(/^Message-ID: <contact-reply-9@/im);
  expect(received[0]).toMatch(/^In-Reply-To: <contact-received-4@/im);
  expect(received[0]).toMatch(/^References: <contact-received-4@/im);
  expect(received[0]).toMatch(/^Reply-To: equipe@gamelle\.test/im);
});

test('a mail asked for twice under one key is written once', async () => {
  await write();
  await write();
  const { count } = await appContext.db
    .selectFrom('mails')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

test('REL-66 a mail the server refuses stays to be sent, and goes out later', async () => {
  received.length = 0;
  await write();
  server.refuse(true);
  await expect(deliver()).rejects.toThrow('mailbox unavailable');
  expect((await latest()).sent_at).toBeNull();
  server.refuse(false);
  await deliver();
  expect(received).toHaveLength(1);
});

test('a mail carries the same identity each time it is tried', async () => {
  received.length = 0;
  await write();
  await deliver();
  expect(received[0]).toMatch(/Message-ID: <order-confirmation-7@/i);
});
