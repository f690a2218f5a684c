import { t } from '#i18n/catalogue.server.ts';
import { decimal } from '#i18n/numbers.ts';
import { defined } from '#kit/defined.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { Message } from '../message.ts';
import { type StoredFile, storedPath } from '../store-files.ts';

const MEGABYTE = 1024 * 1024;
const say = (key: string, params: Record<string, string | number> = {}) =>
  t(`contact.mails.${key}`, params);
const fullName = ({ firstName, lastName }: Message) =>
  [firstName, lastName].filter(Boolean).join(' ');
const size = (bytes: number) => `${decimal(bytes / MEGABYTE)}\u00a0Mo`;
const fileLine = (file: StoredFile) =>
  say('request.file', { name: file.name, size: size(file.bytes), path: storedPath(file) });

/** Mail to the support team with the whole message and links to its files. */
export async function requestMail(id: number, message: Message) {
  const { email, subject, orderId, productName, customerId, files } = message;
  const from = fullName(message) || email;
  const facts = [
    say('request.email', { email }),
    customerId !== null && say('request.customer', { id: String(customerId) }),
    orderId && say('request.order', { order: orderId }),
    productName && say('request.product', { product: productName }),
    ...files.map(fileLine),
  ].filter((fact): fact is string => Boolean(fact));
  const rendered = await renderNotice({
    preview: say('request.preview'),
    heading: say('request.heading', { from }),
    paragraphs: [...facts, ...message.message.split(/\s*\n\s*/)],
    notes: [say('request.note', { id: String(id) })],
    sender: say('sender'),
  });
  const title = subject
    ? say('request.subjectAbout', { subject, from })
    : say('request.subject', { from });
  return { kind: 'contact-request', subject: title, ...rendered };
}

interface FollowUp {
  message: { id: number; email: string; first_name: string | null; last_name: string | null };
  text: string;
  files: readonly StoredFile[];
}

/** Mail to the support team about a follow-up. */
export async function followUpMail({ message, text, files }: FollowUp) {
  const { id, email, first_name: firstName, last_name: lastName } = message;
  const from = [firstName, lastName].filter(Boolean).join(' ') || email;
  const rendered = await renderNotice({
    preview: say('followUp.preview'),
    heading: say('followUp.heading', { from }),
    paragraphs: [
      say('request.email', { email }),
      ...files.map(fileLine),
      ...text.split(/\s*\n\s*/),
    ],
    notes: [say('request.note', { id: String(id) })],
    sender: say('sender'),
  });
  return { kind: 'contact-follow-up', subject: say('followUp.subject', { from }), ...rendered };
}

/**
 * Receipt for the sender. It quotes nothing of the message: anybody can enter any address, so the
 * shop could be used to send texts to strangers.
 */
export async function receivedMail({ customerId, firstName, orderId }: Message) {
  const isCustomer = customerId !== null;
  const name = isCustomer ? firstName : null;
  const rendered = await renderNotice({
    preview: say('received.preview'),
    heading: say('received.heading'),
    paragraphs: defined([
      name ? say('received.hello', { name }) : say('received.helloAll'),
      say('received.text'),
      isCustomer && orderId ? say('received.order', { order: orderId }) : undefined,
    ]),
    notes: [say('received.note')],
    sender: say('sender'),
  });
  return { kind: 'contact-received', subject: say('received.subject'), ...rendered };
}
