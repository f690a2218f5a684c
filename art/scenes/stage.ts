import { paper } from '../paper/colour.ts';
import { type Drawing, fill, place } from '../paper/drawing.ts';
import { ellipse } from '../paper/forms.ts';
import { groundShadow } from '../paper/soft.ts';

export interface SceneSize {
  width: number;
  height: number;
}

/** Small scenes are drawn on an 800 × 600 stage, then centred in the size asked for. */
export const stage = { width: 800, height: 600 } as const;

export function onStage(drawn: readonly Drawing[], size: SceneSize): Drawing[] {
  const scale = Math.min(size.width / stage.width, size.height / stage.height);
  const x = (size.width - stage.width * scale) / 2;
  const y = (size.height - stage.height * scale) / 2;
  return [place(drawn, x, y, scale)];
}

/** The butter disc behind small scenes, and the shadow everything stands on. */
export function backdrop(colour: string = paper.beurre200): Drawing[] {
  return [fill(ellipse(400, 290, 262, 262), colour), groundShadow(400, 520, 330, 16, 26, 0.22)];
}
