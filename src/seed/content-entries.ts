import type { Block, EntryDocument } from '#modules/content/contracts.ts';
import type * as seed from '../../seeds/types.ts';
import { compositionArt, type Pictures, sceneOf } from './pictures.ts';

/**
 * Content entries in their source form, as an editor types them; the published form is derived from
 * it.
 */
export function pageSource(page: seed.Page): EntryDocument<'page'> {
  return { ...page, blocks: blocks(page.blocks) };
}

export function landingSource(landing: seed.Landing): EntryDocument<'landing'> {
  return { ...landing, blocks: blocks(landing.blocks) };
}

export function articleSource({ scene, ...article }: seed.Article): EntryDocument<'article'> {
  return { ...article, image: sceneOf(scene), blocks: blocks(article.blocks) };
}

export function faqSource(entry: seed.FaqEntry): EntryDocument<'faq'> {
  return entry;
}

export function headerDocument(header: seed.Header): EntryDocument<'header'> {
  return {
    ...header,
    links: header.links.map(({ card, ...link }) => ({
      ...link,
      card: card && { ...card, image: sceneOf(card.scene) },
    })),
  };
}

export function homeDocument(
  home: seed.HomeBlocks,
  products: readonly seed.Product[],
  pictures: Pictures,
): EntryDocument<'home'> {
  const spread = products.find((product) => product.sku === home.honesty.sku);
  return {
    ...home,
    hero: { ...home.hero, image: sceneOf(home.hero.scene) },
    doors: home.doors.map((door) => ({
      ...door,
      image: sceneOf(`door-${door.animal}`),
    })),
    subscription: {
      ...home.subscription,
      steps: home.subscription.steps.map((step) => illustrated(step)),
    },
    honesty: {
      ...home.honesty,
      image: spread ? pictures.illustrate(compositionArt(spread, home.honesty.ingredients)) : null,
    },
  };
}

interface Step {
  title: string;
  text: string;
  scene?: string;
}

const illustrated = ({ title, text, scene }: Step) => ({
  title,
  text,
  image: scene ? sceneOf(scene) : null,
});

const blocks = (given: readonly seed.Block[]): Block[] =>
  given.map((block, index) => ({ id: index + 1, ...blockDocument(block) }) as Block);

type WithoutId<B> = B extends Block ? Omit<B, 'id'> : never;

function blockDocument(block: seed.Block): WithoutId<Block> {
  switch (block.kind) {
    case 'text':
      return {
        __component: 'blocks.text',
        anchor: block.anchor ?? null,
        title: block.title ?? null,
        html: block.markdown,
      };
    case 'notice':
      return {
        __component: 'blocks.notice',
        tone: block.tone,
        title: block.title ?? null,
        html: block.markdown,
      };
    case 'facts':
      return { __component: 'blocks.facts', title: block.title ?? null, rows: block.rows };
    case 'register':
      return { __component: 'blocks.register', title: block.title ?? null, of: block.of };
    case 'steps':
      return {
        __component: 'blocks.steps',
        title: block.title ?? null,
        items: block.items.map((item) => illustrated(item)),
      };
    case 'carousel':
      return {
        __component: 'blocks.carousel',
        title: block.title,
        slides: block.slides.map((slide) => illustrated(slide)),
      };
    case 'faq':
      return {
        __component: 'blocks.faq',
        title: block.title,
        tag: block.tag,
        limit: block.limit,
      };
    case 'products':
      return { __component: 'blocks.products', title: block.title, skus: block.skus };
    case 'hero':
      return {
        __component: 'blocks.hero',
        title: block.title,
        lead: block.lead,
        cta: block.cta,
        image: sceneOf(block.scene),
      };
    case 'callToAction':
      return {
        __component: 'blocks.call-to-action',
        title: block.title,
        html: block.markdown,
        cta: block.cta,
      };
  }
}
