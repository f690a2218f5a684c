import type { NamedShare, PackArt, View, ViewDetails } from '#art/index.ts';
import { views } from '#art/index.ts';
import { t } from '#i18n/catalogue.server.ts';
import { ownValue } from '#kit/own-value.ts';
import { USUAL_MOST_GRAMS } from '#modules/catalog/rules/index.ts';
import type { Image } from '#modules/media/contracts.ts';
import {
  hashOf,
  type PictureArt,
  presentImage,
  sceneImage,
  sizeOf,
} from '#modules/media/server/index.ts';
import type * as seed from '../../seeds/types.ts';

export interface ProductPicture {
  art: PictureArt;
  alt: string;
}

/** The front of a product and, for food, the four other views of its gallery. */
export function picturesOf(product: seed.Product, rations: ViewDetails['rationRows']) {
  const pack = packArt(product);
  const name = product.name;
  const front: ProductPicture = {
    art: { draw: 'pack', pack },
    alt: `${name}, ${pack.weight}`,
  };
  if (!product.food) return [front];
  const details: ViewDetails = {
    ingredients: product.drawnIngredients,
    composition: product.food.composition,
    rationRows: rations,
    kibbleMm: product.food.kibbleMm ?? 0,
  };
  const others = views.filter((view) => view !== 'front');
  return [
    front,
    ...others.map((view: View) => ({
      art: { draw: 'view' as const, pack, view, details },
      alt: t(`catalog.views.${view}`, { name }),
    })),
  ];
}

/** The recipe spread on the table, for the home page. */
export const compositionArt = (
  product: seed.Product,
  ingredients: readonly NamedShare[],
): PictureArt => ({
  draw: 'composition',
  pack: packArt(product),
  ingredients: ingredients.map(({ name, share }) => ({ name, share })),
});

function packArt({ art, kind, sku, variants }: seed.Product): PackArt {
  const shown = variants.filter((variant) => variant.visible);
  const usual = shown.filter((variant) => variant.netGrams <= USUAL_MOST_GRAMS);
  const candidates = [usual, shown, variants].find((some) => some.length > 0) ?? variants;
  const biggest = candidates.reduce((a, b) => (b.netGrams > a.netGrams ? b : a));
  const drawn = packKind(art, kind, biggest.format);
  const isOneUnit = drawn === 'tin' || drawn === 'pouch';
  return {
    kind: drawn,
    species: art.animal,
    range: art.range,
    eyebrow: art.eyebrow,
    recipe: art.recipe,
    claim: art.claim,
    // A tin drawn alone holds one tin, however many a box does.
    weight: isOneUnit ? biggest.format.replace(/^\d+\s×\s/, '') : biggest.format,
    coat: art.coat,
    ...(art.ears ? { ears: art.ears } : {}),
    ...(kind === 'treat' ? { content: 'treats' as const } : {}),
    seed: Number(sku.slice(2)),
  };
}

function packKind(art: seed.PackArt, kind: seed.ProductKind, format: string): PackArt['kind'] {
  switch (art.kind) {
    case 'object':
      return art.object === 'container' ? 'box' : (art.object ?? 'bowl');
    case 'multipack':
      return kind === 'wet' && format.includes('400') ? 'multipack-tin' : 'multipack-pouch';
    default:
      return art.kind;
  }
}

/** Names the texts give to scenes that are drawn under another name. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  'guide-dog': 'door-dog',
  'guide-cat': 'door-cat',
  'subscription-box': 'delivery',
  'subscription-mail': 'subscription-rhythm',
  'subscription-edit': 'subscription-freedom',
  'subscription-stop': 'subscription-freedom',
  kitchen: 'subscription-recipe',
  shelter: 'birthday',
};

/** The image of a scene named by a text; scenes are decoration. */
export const sceneOf = (name: string): Image | null => sceneImage(ownValue(DRAWN_AS, name) ?? name);

/** Keeps every picture it is asked for, so that all are registered together. */
export class Pictures {
  readonly #known = new Map<string, PictureArt>();

  add(art: PictureArt): string {
    const hash = hashOf(art);
    this.#known.set(hash, art);
    return hash;
  }

  /** The image of a drawing that is decoration. */
  illustrate(art: PictureArt): Image {
    return presentImage({ hash: this.add(art), ...sizeOf(art), placeholder: null }, '');
  }

  all(): [hash: string, art: PictureArt][] {
    return [...this.#known];
  }
}
