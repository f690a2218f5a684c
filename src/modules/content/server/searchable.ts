/** Normalises text for search: lower case, no accents, single spaces; used for documents and queries. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}

/** All words of a document, without HTML tags. */
export function searchable(value: unknown): string {
  if (typeof value === 'string') return plain(value.replace(/<[^>]*>/g, ' '));
  if (value === null || typeof value !== 'object') return '';
  return Object.values(value).map(searchable).filter(Boolean).join(' ');
}
