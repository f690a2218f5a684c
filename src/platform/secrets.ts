import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';

/** 256 bits nobody guesses, safe in a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token, or of a key that names a person. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A key of its own for each use of the one configured secret. */
export const keyFor = (use: string, secret: string): Uint8Array =>
  createHmac('sha256', secret).update(use).digest();

/** The secret that seals, then those that only read what was sealed before it was changed. */
export type Secrets = readonly [string, ...string[]];

/** Every secret that may have sealed what is read now, the present one first. */
export const secretsOf = ({
  SECRET,
  SECRET_PREVIOUS,
}: Pick<Config, 'SECRET' | 'SECRET_PREVIOUS'>): Secrets => [SECRET, ...SECRET_PREVIOUS];
