import { refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lockPromotion } from './lock-promotion.ts';
import { recordVersion } from './record-version.ts';

/**
 * Switches a promotion off or on again.
 * @throws Refusal `promotion.unknown`
 */
export async function switchPromotion(
  work: UnitOfWork,
  code: string,
  enabled: boolean,
): Promise<void> {
  await lockPromotion(work, code);
  await write(work, code, { enabled });
}

/**
 * Sets the last day of a promotion; null for none.
 * @throws Refusal `promotion.unknown`, or `promotion.dates` under `endsOn`
 */
export async function endPromotion(
  work: UnitOfWork,
  code: string,
  endsOn: string | null,
): Promise<void> {
  const { starts_on } = await lockPromotion(work, code);
  if (starts_on !== null && endsOn !== null && endsOn < starts_on)
    throw refuseFields([{ propertyPath: 'endsOn', code: 'promotion.dates' }]);
  await write(work, code, { ends_on: endsOn });
}

/** The version becomes today, since explanations of totals quote it. */
async function write(
  work: UnitOfWork,
  code: string,
  change: { enabled: boolean } | { ends_on: string | null },
): Promise<void> {
  const version = 'ends_on' in change ? work.today.toString() : undefined;
  await work.tx
    .updateTable('promotions')
    .set({ ...change, version })
    .where('code', '=', code)
    .execute();
  await recordVersion(work, code);
}
