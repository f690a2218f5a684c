import { type Selectable, sql } from 'kysely';
import { t } from '#i18n/catalogue.server.ts';
import { number } from '#i18n/numbers.ts';
import type { Tx } from '#registry/schema.ts';
import type { LotPick } from '../rules/index.ts';
import type { LotMovementsTable } from './tables.ts';

interface MovedPieces {
  kind: Selectable<LotMovementsTable>['kind'];
  /** Units added; negative: removed. */
  pieces: number;
}

/**
 * Stock movements of an article since an instant, to validate a count: of the lot and place named,
 * or, without a lot, of the whole article. Transfers between places or lots within that scope are
 * not included.
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

/** For example « emballage −2, réception +6 ». */
export const inMovements = (moved: readonly MovedPieces[]): string =>
  moved
    .map(({ kind, pieces }) =>
      [t(`catalog.lotMovements.${kind}`), `${pieces > 0 ? '+' : ''}${number(pieces)}`].join(' '),
    )
    .join(', ');
