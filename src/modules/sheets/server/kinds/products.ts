import { sql } from 'kysely';
import { editProducts, type FiguresOf } from '#modules/catalog/server/index.ts';
import type { CheckedRow, LineProblem } from '../../rules/index.ts';
import { readFlag, writeFlag } from '../../rules/index.ts';
import type { SheetKind } from '../sheet-kind.ts';

/** Maximum lengths of texts, in characters. */
const LONGEST = { nom: 120, résumé: 400, 'titre seo': 70, 'description seo': 170 } as const;
type TextColumn = keyof typeof LONGEST;
const TEXTS = Object.keys(LONGEST) as TextColumn[];

/** Names and short texts of products. */
export const productSheet = (figuresOf: FiguresOf): SheetKind => ({
  file: 'produits',
  key: ['produit'],
  columns: [...TEXTS, 'abonnement'],
  flags: ['abonnement'],
  longTexts: ['résumé', 'description seo'],
  isOpen: false,
  read: async (db, keys) => {
    const { rows } = await sql<{
      sku: string;
      name: string;
      short: string;
      seo: { title: string; description: string } | null;
      subscribable: boolean;
    }>`
      select sku, name, short_description as short, seo, subscribable from products
      where ${keys === null ? sql`true` : sql`sku = any (${[...keys]}::text[])`} order by sku`.execute(
      db,
    );
    return new Map(
      rows.map(({ sku, name, short, seo, subscribable }) => [
        sku,
        {
          name,
          cells: {
            nom: name,
            résumé: short,
            'titre seo': seo?.title ?? '',
            'description seo': seo?.description ?? '',
            abonnement: writeFlag(subscribable),
          },
        },
      ]),
    );
  },
  check: async (_db, rows, present) =>
    rows.map(({ line, cells: { produit: key = '', ...typed } }): CheckedRow => {
      const found = present.get(key);
      const flag = typed.abonnement === undefined ? null : readFlag(typed.abonnement);
      const after = flag === null ? typed : { ...typed, abonnement: writeFlag(flag) };
      const row = { line, key, name: found?.name ?? null, before: found?.cells ?? null, after };
      if (!found) return { ...row, problem: { column: 'produit', code: 'unknown' } };
      return { ...row, problem: problemOf(typed, flag) };
    }),
  apply: (work, by, lines) =>
    editProducts(
      work,
      by,
      lines.map(({ key, after }) => ({
        sku: key,
        name: after?.nom,
        shortDescription: after?.résumé,
        seoTitle: after?.['titre seo'],
        seoDescription: after?.['description seo'],
        subscribable: after?.abonnement === undefined ? undefined : after.abonnement === 'oui',
      })),
      figuresOf,
    ),
});

function problemOf(
  typed: Readonly<Record<string, string>>,
  flag: boolean | null,
): CheckedRow['problem'] {
  const of = (column: string, code: LineProblem) => ({ column, code });
  if (typed.nom === '') return of('nom', 'empty');
  const long = TEXTS.find((column) => (typed[column] ?? '').length > LONGEST[column]);
  if (long) return of(long, 'too_long');
  return typed.abonnement !== undefined && flag === null ? of('abonnement', 'flag') : null;
}
