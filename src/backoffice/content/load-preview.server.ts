import type { RouterContextProvider } from 'react-router';
import { loadLists } from '#blocks/content/load-lists.ts';
import { loadHomeProducts } from '#blocks/home/load-home.ts';
import type { PreviewShape } from '#modules/content/admin-contracts.ts';
import type { Block, EntryType, HomeDocument } from '#modules/content/contracts.ts';
import { pageContext } from '#pages/page-context.ts';

/** Loads the products and questions a text references. */
export async function loadPreview(
  context: Readonly<RouterContextProvider>,
  type: EntryType,
  preview: PreviewShape | null,
) {
  if (!preview) return null;
  const { content } = context.get(pageContext);
  const { blocks, bestSellers } = preview.document as {
    blocks?: Block[];
    bestSellers?: HomeDocument['bestSellers'];
  };
  const skus = type === 'home' ? (bestSellers?.skus ?? []) : [];
  const [lists, home] = await Promise.all([
    loadLists(content, blocks ?? []),
    loadHomeProducts(content, skus),
  ]);
  return { lists, home };
}
