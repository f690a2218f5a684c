import { createHash, randomBytes } from 'node:crypto';

/** 256 bits nobody guesses, safe in a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a link that gives a right. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
