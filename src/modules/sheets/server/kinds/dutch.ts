import { t } from '#i18n/catalogue.server.ts';
import {
  type CatalogueText,
  listCatalogueTexts,
  saveTranslations,
} from '#modules/catalog/server/index.ts';
import type { Reader } from '#registry/schema.ts';
import type { CheckedRow } from '../../rules/index.ts';
import type { SheetKind } from '../sheet-kind.ts';

const LANGUAGE = 'nl';

/** Maximum lengths of texts, in characters; the same as in French. */
const LONGEST: Readonly<Partial<Record<CatalogueText['part'], number>>> = {
  name: 120,
  shortDescription: 400,
  seoTitle: 70,
  seoDescription: 170,
};
const LONGEST_OTHER = 5000;

/** The text of a cell without surrounding space, with normal line breaks. */
const inCell = (text: string) => text.replace(/\r\n?/g, '\n').trim();

const textsByCell = async (db: Reader): Promise<ReadonlyMap<string, CatalogueText>> =>
  new Map((await listCatalogueTexts(db, LANGUAGE)).map((text) => [inCell(text.french), text]));

/** Texts and labels of products in French and Dutch; a text shared by several products is one row. */
export const dutchSheet: SheetKind = {
  file: 'textes-nl',
  key: ['français'],
  columns: ['néerlandais'],
  longTexts: ['néerlandais'],
  notes: ['texte', 'produit'],
  isOpen: false,
  read: async (db, keys) => {
    const wanted = keys && new Set(keys.map(inCell));
    const texts = [...(await textsByCell(db))].filter(([cell]) => !wanted || wanted.has(cell));
    return new Map(
      texts.map(([cell, { part, product, said }]) => [
        cell,
        {
          name: product,
          cells: { néerlandais: inCell(said ?? '') },
          notes: [t(`catalog.texts.${part}`), product],
        },
      ]),
    );
  },
  check: async (db, rows, present) => {
    const texts = await textsByCell(db);
    return rows.map(({ line, cells }): CheckedRow => {
      const key = inCell(cells.français ?? '');
      const found = present.get(key);
      const said = inCell(cells.néerlandais ?? '');
      const { part = 'name' } = texts.get(key) ?? {};
      const isLong = said.length > (LONGEST[part] ?? LONGEST_OTHER);
      const row = {
        line,
        key,
        name: found?.name ?? null,
        before: found?.cells ?? null,
        after: { néerlandais: said },
      };
      if (!found) return { ...row, problem: { column: 'français', code: 'unknown' } };
      return { ...row, problem: isLong ? { column: 'néerlandais', code: 'too_long' } : null };
    });
  },
  apply: async (work, _by, lines) => {
    const texts = await textsByCell(work.tx);
    const changed = lines.flatMap(({ key, after }) => {
      const text = texts.get(key);
      return text ? [{ text, said: after?.néerlandais ?? '' }] : [];
    });
    await saveTranslations(
      work,
      LANGUAGE,
      changed.map(({ text, said }) => [text.french, said] as const),
    );
    const productIds = [...new Set(changed.flatMap(({ text }) => text.productIds))];
    await work.announce('products.changed', { productIds });
  },
};
