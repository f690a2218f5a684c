const LONGEST = 40;
/** Paths of other pages next to those of the promotions. */
const TAKEN = ['nouvelle', 'simulateur'];

/** Makes the reference of a promotion from its name: plain letters and hyphens. */
export function referenceOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  const joined = plain.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-+/, '');
  const reference = joined.slice(0, LONGEST).replace(/-+$/, '') || 'promotion';
  return TAKEN.includes(reference) ? `promotion-${reference}` : reference;
}
