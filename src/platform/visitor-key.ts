import { createHmac } from 'node:crypto';
import type { Config } from './config.ts';
import { keyFor } from './secrets.ts';

/**
 * What is stored of the network address a visitor comes from: enough to count what came from one,
 * and nothing that names it to whoever has the database without the secret.
 */
export const visitorKey = ({ SECRET }: Pick<Config, 'SECRET'>, address: string): string =>
  createHmac('sha256', keyFor('visitor', SECRET)).update(address).digest('hex');
