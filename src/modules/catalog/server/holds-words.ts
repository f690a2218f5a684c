import { type RawBuilder, sql } from 'kysely';

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** What shoppers call the animal and the kind of a product `p`: the words of their filters. */
export const shelfWords = sql`(select string_agg(f.label, ' ') from filter_values f
  where (f.key, f.value) in (('espece', p.species), ('type', p.kind)))`;

/** That what is said holds every word that was typed, without regard to accents or capitals. */
export function holdsWords(said: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql<boolean>`true`;
  const plain = sql`unaccent(${said})`;
  const each = words.map((word) => sql`${plain} ilike unaccent(${`%${escaped(word)}%`})`);
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}
