import type { RouterContextProvider } from 'react-router';
import type { PreviewShape } from '#modules/content/admin-contracts.ts';
import type { Block, EntryType, HomeDocument } from '#modules/content/contracts.ts';
import { loadLists } from '../../storefront/content/load-lists.ts';
import { loadHomeProducts } from '../../storefront/home/load-home.ts';
import { pageContext } from '../../storefront/page-context.ts';

/** The products and questions a text shows besides its own words. */
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
