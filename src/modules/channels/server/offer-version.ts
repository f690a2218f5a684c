import { sql } from 'kysely';
import type { ReadVersion } from '#platform/cached-read.ts';

/**
 * Incremented by every change that affects cart prices, except stock: see migration 0020. Selected
 * in the statement that reads a cart, so that both are consistent.
 */
export const offerVersion = sql<ReadVersion>`(select version from offer_version)`;
