import { type RawBuilder, sql } from 'kysely';

/** Pieces for sale by variant code, as the statement that asked saw them. */
export type StockSeen = Readonly<Record<string, number>>;

/** What is in stock of the variants a subselect names: for the statement that reads who wants them. */
export const stockNow = (codes: RawBuilder<string>): RawBuilder<StockSeen> => sql<StockSeen>`(
  select coalesce(json_object_agg(v.code, v.available), '{}') from product_variants v
  where v.code in (${codes}))`;
