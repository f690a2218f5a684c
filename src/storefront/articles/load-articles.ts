import { listArticles } from '#modules/content/content-operations.ts';
import { articlePaths } from '#pages/paths.ts';
import type { ContentClient } from '#services/content.ts';
import type { ListedArticle } from './article-card.tsx';

const FIELDS = 'slug,title,lead,image,author,writtenOn,animal';

export const SPECIES = { chien: 'dog', chat: 'cat' } as const;
export type Species = keyof typeof SPECIES;

/**
 * The newest articles, at most a hundred, optionally about one species; articles about both are
 * included.
 */
export async function loadArticles(
  content: ContentClient,
  species: Species | null = null,
): Promise<ListedArticle[]> {
  const found = await content.get(listArticles, {
    query: {
      sort: 'writtenOn:desc',
      fields: FIELDS,
      'pagination[pageSize]': '100',
      'filters[animal][$in]': species ? [SPECIES[species], 'both'] : ['dog', 'cat', 'both'],
    },
  });
  return found.map(({ attributes: { slug, title, lead, image, author, writtenOn } }) => ({
    slug,
    title,
    lead,
    image,
    author,
    writtenOn,
    to: articlePaths.one(slug),
  }));
}
