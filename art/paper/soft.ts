import { paper } from './colour.ts';
import { type Drawing, fill, type Stop } from './drawing.ts';
import { ellipse, roundRect } from './forms.ts';
import type { Path } from './path.ts';

/** Soft light and shadow made of gradients: a blur filter costs many times more to render. */

const bell = [1, 0.97, 0.88, 0.75, 0.6, 0.45, 0.31, 0.2, 0.11, 0.05, 0];

/** Stops that fall from `alpha` to nothing the way a blur does; `core` stays full. */
export function falloff(colour: string, alpha: number, core = 0): Stop[] {
  return bell.map((share, index) => ({
    at: core + (index / (bell.length - 1)) * (1 - core),
    colour,
    alpha: alpha * share,
  }));
}

/** Shadow on the ground: an ellipse `rx` × `ry` whose edge is `blur` wide. */
export function groundShadow(
  x: number,
  y: number,
  rx: number,
  ry: number,
  blur: number,
  alpha: number,
): Drawing {
  const [wide, high] = [rx + blur, ry + blur];
  const core = Math.max(0, (Math.min(rx, wide) - blur * 1.6) / wide) ** 3;
  return fill(ellipse(x, y, wide, high), {
    radial: [x, y, wide, high],
    stops: falloff(paper.encre, alpha, core),
  });
}

/** Upright band of light or shade with soft sides and soft ends. */
export function band(x: number, y: number, width: number, height: number, stops: Stop[]): Drawing {
  return fill(ellipse(x + width / 2, y + height / 2, width / 2, height / 2), {
    radial: [x + width / 2, y + height / 2, width / 2, height / 2],
    stops,
  });
}

/** Shade that starts at `y` and fades out over `height` (negative fades upwards). */
export function fade(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  alpha: number,
): Drawing {
  const area = roundRect(x, Math.min(y, y + height), width, Math.abs(height));
  return fill(area, { linear: [0, y, 0, y + height], stops: falloff(colour, alpha) });
}

/** Shade across a volume lit from the upper left: pairs of position (0–1) and alpha. */
export function volume(
  path: Path,
  left: number,
  right: number,
  alphas: readonly (readonly [at: number, alpha: number])[],
): Drawing {
  return fill(path, {
    linear: [left, 0, right, 0],
    stops: alphas.map(([at, alpha]) => ({ at, colour: paper.shade, alpha })),
  });
}
