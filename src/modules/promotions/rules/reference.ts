const LONGEST = 40;
/** Addresses beside those of the promotions. */
const TAKEN = ['nouvelle', 'simulateur'];

/** How a promotion is called in addresses and in the journal: its name in plain letters. */
export function referenceOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  const joined = plain.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-+/, '');
  const reference = joined.slice(0, LONGEST).replace(/-+$/, '') || 'promotion';
  return TAKEN.includes(reference) ? `promotion-${reference}` : reference;
}
