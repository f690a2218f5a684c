import type { UnitOfWork } from '#registry/schema.ts';
import type { PickedGoods } from '../admin-contracts.ts';
import { assertOpen } from './close-wave.ts';
import { findWave } from './find-wave.ts';

/**
 * Pieces of a lot were taken from their place for a wave; none: they were put back. It says how many there are in the cart now, so
 * that said twice it is the same.
 * @throws Refusal `wave.unknown`, `wave.closed`
 */
export async function pickInWave(
  { tx, now }: UnitOfWork,
  by: string,
  waveId: number,
  { variantCode, lot, place, taken }: PickedGoods,
): Promise<void> {
  assertOpen(await findWave(tx, waveId));
  const said = { taken, taken_at: new Date(now.epochMilliseconds), taken_by: by };
  await tx
    .insertInto('wave_picks')
    .values({ wave_id: waveId, variant_code: variantCode, lot, place, ...said })
    .onConflict((conflict) =>
      conflict.columns(['wave_id', 'variant_code', 'lot', 'place']).doUpdateSet(said),
    )
    .execute();
}
