const LONGEST = 8;

/** A first name as a code begins with it: `LEA` of Léa. Names without Latin letters become `AMI`. */
export function codeName(firstName: string): string {
  const characters = firstName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  return characters.slice(0, LONGEST) || 'AMI';
}
