const LONGEST = 8;

/** The beginning of a code, from a first name: `LEA` for Léa, or `AMI` for a name without Latin letters. */
export function codeName(firstName: string): string {
  const characters = firstName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  return characters.slice(0, LONGEST) || 'AMI';
}
