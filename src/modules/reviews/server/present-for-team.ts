import type { TeamReviewShape } from '../admin-contracts.ts';
import type { TeamReviewRow } from './list-for-team.ts';

/** A review as the team reads it; `purchases` has the civil date of the order of each review that names none. */
export const presentForTeam = (
  { customer, photoUrl, animal, ...row }: TeamReviewRow,
  purchases: ReadonlyMap<number, string>,
): TeamReviewShape => ({
  '@id': `/api/v2/admin/product-reviews/${row.id}`,
  '@type': 'ProductReview',
  ...row,
  customer,
  photo: photoUrl === null ? null : { url: photoUrl },
  animal: animal && {
    species: animal.species,
    name: animal.name,
    age: animal.age,
    breed: animal.breed,
  },
  orderedOn: row.orderedOn ?? purchases.get(row.id) ?? null,
});
