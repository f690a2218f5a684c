import { type RawBuilder, sql } from 'kysely';

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** SQL: labels of the filter values of product `p` for species and kind, which shoppers search by. */
export const shelfWords = sql`(select string_agg(f.label, ' ') from filter_values f
  where (f.key, f.value) in (('espece', p.species), ('type', p.kind)))`;

/** SQL condition: the text contains every word typed, ignoring accents and case. */
export function holdsWords(said: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql<boolean>`true`;
  const plain = sql`unaccent(${said})`;
  const each = words.map((word) => sql`${plain} ilike unaccent(${`%${escaped(word)}%`})`);
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}
