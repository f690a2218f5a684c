import { createHmac } from 'node:crypto';
import type { Config } from './config.ts';
import { keyFor } from './secrets.ts';

/**
 * Keyed hash of a visitor's network address: enough to count by address, and useless to whoever has
 * the database without the secret.
 */
export const visitorKey = ({ SECRET }: Pick<Config, 'SECRET'>, address: string): string =>
  createHmac('sha256', keyFor('visitor', SECRET)).update(address).digest('hex');
