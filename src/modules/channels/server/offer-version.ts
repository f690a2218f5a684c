import { sql } from 'kysely';
import type { ReadVersion } from '#platform/cached-read.ts';

/**
 * Goes up whenever something changes that carts are priced by, but for the stock: see migration
 * 0020. Selected by the statement that reads a cart, so that both are of one moment.
 */
export const offerVersion = sql<ReadVersion>`(select version from offer_version)`;
