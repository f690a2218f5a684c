/** URL segment derived from a name: `Bœuf d’été, 4 kg` becomes `boeuf-d-ete-4-kg`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('×', 'x')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '');
