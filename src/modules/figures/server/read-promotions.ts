import { sql } from 'kysely';
import type { Reader } from '#registry/schema.ts';
import type { PromotionFiguresShape } from '../admin-contracts.ts';
import { type FigureRequest, readWrong, within } from './within.ts';

type Shape = PromotionFiguresShape;

/** Cost of promotions in a period, the most expensive first, and orders without one for comparison. */
export async function readPromotions(db: Reader, requested: FigureRequest): Promise<Shape> {
  const { rows } = await sql<Shape['promotions'][number]>`
    select f.promotion as code, coalesce(p.name, f.promotion) as name, f.orders, f.starts, f.gross, f.given, f.promised
    from (select promotion, sum(orders)::integer as orders, sum(starts)::integer as starts,
            sum(gross)::bigint as gross, sum(given)::bigint as given, sum(promised)::bigint as promised
          from promotion_facts where ${within(requested)} group by 1) f
    left join promotions p on p.code = f.promotion
    order by f.given desc, f.promotion`.execute(db);
  const without = rows.find(({ code }) => code === '');
  const { from, to } = requested;
  return {
    '@type': 'PromotionFigures',
    from: from.toString(),
    to: to.toString(),
    promotions: rows.filter(({ code }) => code !== ''),
    without: {
      orders: without?.orders ?? 0,
      starts: without?.starts ?? 0,
      gross: without?.gross ?? 0,
    },
    wrong: await readWrong(db, { from, to }),
  };
}
