import type { UnitOfWork } from '#registry/schema.ts';
import type { PickedGoods } from '../admin-contracts.ts';
import { assertOpen } from './close-wave.ts';
import { findWave } from './find-wave.ts';

/**
 * Records how many pieces of a lot were picked from a place for a wave in total, 0 after they were put back; a
 * repeated call therefore changes nothing.
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
