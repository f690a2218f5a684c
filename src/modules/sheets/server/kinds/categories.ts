import { sql } from 'kysely';
import { editCategory } from '#modules/catalog/server/index.ts';
import { type CheckedRow, readFlag, writeFlag } from '../../rules/index.ts';
import type { SheetKind } from '../sheet-kind.ts';

/** Maximum lengths of texts, in characters. */
const LONGEST = { nom: 80, titre: 120, 'titre seo': 120, 'description seo': 320 } as const;
type TextColumn = keyof typeof LONGEST;
const TEXTS = Object.keys(LONGEST) as TextColumn[];

/** Whether pages of the shop link to a category, so that it cannot be hidden. */
type IsFixed = (path: string) => boolean;

/** Name, texts for search engines and visibility of categories. */
export const categorySheet = (isFixed: IsFixed): SheetKind => ({
  file: 'categories',
  key: ['catégorie'],
  columns: [...TEXTS, 'montrée'],
  flags: ['montrée'],
  longTexts: ['description seo'],
  isOpen: false,
  read: async (db, keys) => {
    const paths = keys?.map(pathOf) ?? null;
    const { rows } = await sql<{
      path: string;
      name: string;
      title: string;
      seo: { title: string; description: string };
      hidden: boolean;
    }>`
      select path, name, title, seo, hidden from categories
      where ${paths === null ? sql`true` : sql`path = any (${paths}::text[])`} order by path`.execute(
      db,
    );
    return new Map(
      rows.map(({ path, name, title, seo, hidden }) => [
        path,
        {
          name,
          cells: {
            nom: name,
            titre: title,
            'titre seo': seo.title,
            'description seo': seo.description,
            montrée: writeFlag(!hidden),
          },
        },
      ]),
    );
  },
  check: async (_db, rows, present) =>
    rows.map(({ line, cells: { catégorie: typedKey = '', ...typed } }): CheckedRow => {
      const key = pathOf(typedKey);
      const found = present.get(key);
      const flag = typed.montrée === undefined ? null : readFlag(typed.montrée);
      const after = flag === null ? typed : { ...typed, montrée: writeFlag(flag) };
      const row = { line, key, name: found?.name ?? null, before: found?.cells ?? null, after };
      if (!found) return { ...row, problem: { column: 'catégorie', code: 'unknown' } };
      if (flag === false && isFixed(key))
        return { ...row, problem: { column: 'montrée', code: 'led_to' } };
      return { ...row, problem: problemOf(typed, flag) };
    }),
  apply: async (work, by, lines) => {
    const { rows } = await sql<{
      id: number;
      path: string;
      version: number;
      seo: { title: string; description: string };
    }>`
      select id, path, version, seo from categories
      where path = any (${lines.map(({ key }) => key)}::text[])`.execute(work.tx);
    const present = new Map(rows.map((row) => [row.path, row]));
    for (const { key, after } of lines) {
      const found = present.get(key);
      if (!found) continue;
      const seo = {
        title: after?.['titre seo'] ?? found.seo.title,
        description: after?.['description seo'] ?? found.seo.description,
      };
      const shown = after?.montrée;
      await editCategory(
        work,
        { id: found.id, by },
        {
          version: found.version,
          name: after?.nom,
          title: after?.titre,
          seo,
          hidden: shown === undefined ? undefined : shown === 'non',
        },
        isFixed,
      );
    }
  },
});

/** The path in an address that was copied from a browser. */
const pathOf = (typed: string): string => typed.replaceAll(/^\/+|\/+$/g, '');

function problemOf(
  typed: Readonly<Record<string, string>>,
  flag: boolean | null,
): CheckedRow['problem'] {
  const empty = TEXTS.find((column) => typed[column] === '');
  if (empty) return { column: empty, code: 'empty' };
  const long = TEXTS.find((column) => (typed[column] ?? '').length > LONGEST[column]);
  if (long) return { column: long, code: 'too_long' };
  return typed.montrée !== undefined && flag === null ? { column: 'montrée', code: 'flag' } : null;
}
