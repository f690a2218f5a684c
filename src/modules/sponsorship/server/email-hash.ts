import { createHmac } from 'node:crypto';
import { mailboxOf } from '#kit/mailbox.ts';

/** Knows a mailbox again without keeping its address; nobody can try addresses without our secret. */
export const emailHash = (secret: string, email: string): string =>
  createHmac('sha256', `sponsorship:${secret}`).update(mailboxOf(email)).digest('hex');
