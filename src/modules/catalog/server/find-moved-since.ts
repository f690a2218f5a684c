import { type Selectable, sql } from 'kysely';
import { t } from '#i18n/catalogue.server.ts';
import { number } from '#i18n/numbers.ts';
import type { Tx } from '#registry/schema.ts';
import type { LotPick } from '../rules/index.ts';
import type { LotMovementsTable } from './tables.ts';

interface MovedPieces {
  kind: Selectable<LotMovementsTable>['kind'];
  /** Pieces that came, below zero those that went. */
  pieces: number;
}

/**
 * What came and went since a moment where pieces of an article were counted: of the lot that is named, at its place where one is
 * named; without a lot, of the whole article. What only changed its place or its name there is none of it.
 */
export async function findMovedSince(
  tx: Tx,
  { variantCode, lot, place }: LotPick,
  since: Temporal.Instant,
): Promise<MovedPieces[]> {
  const isSame = lot === '' ? ['moved', 'named'] : place === '' ? ['moved'] : [];
  const { rows } = await sql<MovedPieces>`
    select kind, sum(quantity)::integer as pieces from lot_movements
    where variant_code = ${variantCode} and at > ${new Date(since.epochMilliseconds)}
      and (${lot} = '' or lot = ${lot}) and (${place} = '' or place = ${place})
      and kind <> all(${isSame}::text[])
    group by kind having sum(quantity) <> 0
    order by max(id)`.execute(tx);
  return rows;
}

/** « emballage −2, réception +6 » */
export const inMovements = (moved: readonly MovedPieces[]): string =>
  moved
    .map(({ kind, pieces }) =>
      [t(`catalog.lotMovements.${kind}`), `${pieces > 0 ? '+' : ''}${number(pieces)}`].join(' '),
    )
    .join(', ');
