/** Lower case, no accents, one space between words: both sides of a search are made this way. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}

/** All words of a document, tags of its HTML left out. */
export function searchable(value: unknown): string {
  if (typeof value === 'string') return plain(value.replace(/<[^>]*>/g, ' '));
  if (value === null || typeof value !== 'object') return '';
  return Object.values(value).map(searchable).filter(Boolean).join(' ');
}
