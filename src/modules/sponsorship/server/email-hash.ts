import { createHmac } from 'node:crypto';

/** Knows an address again without keeping it; nobody can try addresses without our secret. */
export const emailHash = (secret: string, email: string): string =>
  createHmac('sha256', `sponsorship:${secret}`).update(email.trim().toLowerCase()).digest('hex');
