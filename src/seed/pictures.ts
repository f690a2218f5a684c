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
  /** Code of the format it shows; null: the product in any format. */
  variant: string | null;
}

/** The front of each format and, for food, the four other views of the gallery, which name no weight. */
export function picturesOf(product: seed.Product, rations: ViewDetails['rationRows']) {
  const fronts = frontsOf(product);
  if (!product.food) return fronts;
  const { name } = product;
  const pack: PackArt = { ...packArt(product, usualFormat(product)), weight: '' };
  const details: ViewDetails = {
    ingredients: product.drawnIngredients,
    composition: product.food.composition,
    rationRows: rations,
    kibbleMm: product.food.kibbleMm ?? 0,
  };
  const others = views.filter((view) => view !== 'front');
  return [
    ...fronts,
    ...others.map((view: View) => ({
      art: { draw: 'view' as const, pack, view, details },
      alt: t(`catalog.views.${view}`, { name }),
      variant: null,
    })),
  ];
}

/** The drawing of the recipe's ingredients, for the home page. */
export const compositionArt = (
  product: seed.Product,
  ingredients: readonly NamedShare[],
): PictureArt => ({
  draw: 'composition',
  pack: packArt(product, usualFormat(product)),
  ingredients: ingredients.map(({ name, share }) => ({ name, share })),
});

/** One front per format; accessories look the same in every format. */
function frontsOf(product: seed.Product): ProductPicture[] {
  const { name, art, variants } = product;
  const picture = (variant: seed.Variant) => ({
    art: { draw: 'pack' as const, pack: packArt(product, variant) },
    alt: `${name}, ${variant.format}`,
  });
  if (art.kind === 'object')
    return [{ ...picture(usualFormat(product)), alt: name, variant: null }];
  return variants.map((variant) => ({ ...picture(variant), variant: variant.code }));
}

/** The biggest format one person still carries. */
function usualFormat({ variants }: seed.Product): seed.Variant {
  const shown = variants.filter((variant) => variant.visible);
  const usual = shown.filter((variant) => variant.netGrams <= USUAL_MOST_GRAMS);
  const candidates = [usual, shown, variants].find((some) => some.length > 0) ?? variants;
  return candidates.reduce((a, b) => (b.netGrams > a.netGrams ? b : a));
}

/** The number of packs in the name of a format: `12 × 85 g`, `120 g (3 × 40 g)`. */
const unitsOf = (format: string): number => Number(/(\d+)\s×/.exec(format)?.[1] ?? 1);

function packArt({ art, kind, sku }: seed.Product, { format, netGrams }: seed.Variant): PackArt {
  return {
    kind: packKind(art, kind, format),
    species: art.animal,
    range: art.range,
    eyebrow: art.eyebrow,
    recipe: art.recipe,
    claim: art.claim,
    // The weight printed on a pack: each of three sachets of 40 g shows 40 g, not 120 g.
    weight: /\((.*)\)/.exec(format)?.[1] ?? format,
    grams: netGrams,
    units: unitsOf(format),
    coat: art.coat,
    ears: art.ears ?? undefined,
    content: kind === 'treat' ? 'treats' : undefined,
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

/** Drawings of scenes whose names in texts differ. */
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

/** The image of a scene by its name in texts; scenes are decorative. */
export const sceneOf = (name: string): Image | null => sceneImage(ownValue(DRAWN_AS, name) ?? name);

/** Collects every requested picture, so that all are registered together. */
export class Pictures {
  readonly #known = new Map<string, PictureArt>();

  add(art: PictureArt): string {
    const hash = hashOf(art);
    this.#known.set(hash, art);
    return hash;
  }

  /** The image of a decorative drawing. */
  illustrate(art: PictureArt): Image {
    return presentImage({ hash: this.add(art), ...sizeOf(art), placeholder: null }, '');
  }

  all(): [hash: string, art: PictureArt][] {
    return [...this.#known];
  }
}
