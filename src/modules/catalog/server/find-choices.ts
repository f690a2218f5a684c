import type { Db } from '#registry/schema.ts';
import type { ChoicesShape } from '../admin-contracts.ts';
import { FILTER_OF } from './edit-parts.ts';

/** Possible values of product facts: those of the shop's filters, in order. */
export async function findChoices(db: Db): Promise<ChoicesShape> {
  const rows = await db
    .selectFrom('filter_values')
    .select(['key', 'value', 'label'])
    .orderBy('position')
    .execute();
  const of = (name: keyof ChoicesShape) =>
    rows.filter(({ key }) => key === FILTER_OF[name]).map(({ value, label }) => ({ value, label }));
  return {
    protein: of('protein'),
    lifeStages: of('lifeStages'),
    sizes: of('sizes'),
    needs: of('needs'),
  };
}
