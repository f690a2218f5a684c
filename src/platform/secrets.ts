import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';

/** 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash that is stored of a token, or of a key that identifies a person. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Derives a separate key for each use from the configured secret. */
export const keyFor = (use: string, secret: string): Uint8Array =>
  createHmac('sha256', secret).update(use).digest();

/** The current secret for encrypting, then former ones that only decrypt. */
export type Secrets = readonly [string, ...string[]];

/** Every secret that may have encrypted a stored value, the current one first. */
export const secretsOf = ({
  SECRET,
  SECRET_PREVIOUS,
}: Pick<Config, 'SECRET' | 'SECRET_PREVIOUS'>): Secrets => [SECRET, ...SECRET_PREVIOUS];
