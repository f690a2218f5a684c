import { type RawBuilder, sql } from 'kysely';

/** Units for sale by variant code, as the querying statement saw them. */
export type StockSeen = Readonly<Record<string, number>>;

/** SQL: units for sale of the variants selected by `codes`, to be embedded in another statement. */
export const stockNow = (codes: RawBuilder<string>): RawBuilder<StockSeen> => sql<StockSeen>`(
  select coalesce(json_object_agg(v.code, v.available), '{}') from product_variants v
  where v.code in (${codes}))`;
