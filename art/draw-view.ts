import { packDrawing } from './draw-pack.ts';
import { canvas, type PackArt } from './pack-art.ts';
import { toSvg } from './paper/svg.ts';
import { backView } from './views/back.ts';
import { inTheBowlView } from './views/in-the-bowl.ts';
import { ingredientsView } from './views/ingredients.ts';
import { kibbleView } from './views/kibble.ts';

export const views = ['front', 'back', 'kibble', 'ingredients', 'bowl'] as const;
export type View = (typeof views)[number];

export interface ViewDetails {
  /** The four shown; further names are left out. */
  ingredients: string[];
  composition: string;
  /** Weight of the animal and its daily ration, both as shown. */
  rationRows: [string, string][];
  /** Width of one kibble; 0 draws no ruler. */
  kibbleMm: number;
}

/** One picture of a product's gallery, on the same canvas as its front. */
export function drawView(pack: PackArt, view: View, details: ViewDetails): string {
  const drawings = {
    front: () => packDrawing(pack),
    back: () => backView(pack, details),
    kibble: () => kibbleView(pack, details.kibbleMm),
    ingredients: () => ingredientsView(pack, details.ingredients),
    bowl: () => inTheBowlView(pack),
  };
  return toSvg(drawings[view](), canvas);
}
