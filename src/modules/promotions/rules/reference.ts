const LONGEST = 40;

/** How a promotion is called in addresses and in the journal: its name in plain letters. */
export function referenceOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  const joined = plain.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-+/, '');
  return joined.slice(0, LONGEST).replace(/-+$/, '') || 'promotion';
}
