import { sql } from 'kysely';
import type { Reader } from '#registry/schema.ts';
import type { FunnelFiguresShape } from '../admin-contracts.ts';
import { type ComparedRequest, comparedRequest, type FigureRequest, within } from './within.ts';

type Shape = FunnelFiguresShape;

const STEPS = sql`coalesce(sum(opened), 0)::integer as opened, coalesce(sum(addressed), 0)::integer as addressed,
  coalesce(sum(shipping), 0)::integer as shipping, coalesce(sum(payment), 0)::integer as payment,
  coalesce(sum(placed), 0)::integer as placed`;

/** Funnel of carts and results of the guides, compared with another period. */
export async function readFunnel(db: Reader, requested: ComparedRequest): Promise<Shape> {
  const before = comparedRequest(requested);
  const { from, to } = requested;
  const weeks = await sql<Shape['weeks'][number]>`
    select date_trunc('week', day)::date as "from", ${STEPS} from funnel_facts
    where ${within(requested)} group by 1 order by 1`.execute(db);
  return {
    '@type': 'FunnelFigures',
    from: from.toString(),
    to: to.toString(),
    compare: requested.compare,
    before: { from: before.from.toString(), to: before.to.toString() },
    carts: await readCarts(db, requested),
    cartsBefore: await readCarts(db, before),
    guide: await readGuide(db, requested),
    guideBefore: await readGuide(db, before),
    weeks: weeks.rows,
  };
}

async function readCarts(db: Reader, requested: FigureRequest): Promise<Shape['carts']> {
  const { rows } = await sql<Shape['carts']>`
    select ${STEPS} from funnel_facts where ${within(requested)}`.execute(db);
  return rows[0] ?? { opened: 0, addressed: 0, shipping: 0, payment: 0, placed: 0 };
}

async function readGuide(db: Reader, requested: FigureRequest): Promise<Shape['guide']> {
  const { rows } = await sql<Shape['guide']>`
    select (select coalesce(sum(proposed), 0)::integer from guide_counts where ${within(requested)}) as proposed,
      (select coalesce(sum(without), 0)::integer from guide_counts where ${within(requested)}) as without,
      coalesce(sum(guided), 0)::integer as carts, coalesce(sum(guided_placed), 0)::integer as placed
    from funnel_facts where ${within(requested)}`.execute(db);
  return rows[0] ?? { proposed: 0, without: 0, carts: 0, placed: 0 };
}
