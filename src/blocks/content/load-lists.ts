import type { CardProduct } from '#modules/catalog/rules/index.ts';
import { listFaqs } from '#modules/content/content-operations.ts';
import type { Block, FaqDocument } from '#modules/content/contracts.ts';
import type { ContentClient } from '#services/content.ts';
import { cardsOf } from '../product/cards-of.ts';

export type Question = Pick<FaqDocument, 'slug' | 'question' | 'answer'>;

/** What the list blocks of a page show, by the id of the block. */
export interface Lists {
  products: Record<number, CardProduct[]>;
  questions: Record<number, Question[]>;
}

/** Loads the products and questions that the blocks of a page reference. */
export async function loadLists(content: ContentClient, blocks: readonly Block[]): Promise<Lists> {
  const lists: Lists = { products: {}, questions: {} };
  await Promise.all(
    blocks.map(async (block) => {
      if (block.__component === 'blocks.products')
        lists.products[block.id] = await cardsOf(content, block.skus);
      if (block.__component === 'blocks.faq')
        lists.questions[block.id] = await questionsOf(content, block.tag, block.limit);
    }),
  );
  return lists;
}

async function questionsOf(content: ContentClient, tag: string, limit: number) {
  const found = await content.get(listFaqs, {
    query: {
      'filters[tags][$contains]': tag,
      sort: 'position:asc',
      'pagination[pageSize]': String(limit),
    },
  });
  return found.map(({ attributes: { slug, question, answer } }) => ({ slug, question, answer }));
}
