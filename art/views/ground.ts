import { defined } from '#kit/defined.ts';
import { canvas, type Range, ranges } from '../pack-art.ts';
import { lighten, mix, paper } from '../paper/colour.ts';
import { type Drawing, fill } from '../paper/drawing.ts';
import { ellipse, roundRect } from '../paper/forms.ts';

/** A quiet tint of the range, light enough for ink lettering. */
export function tintOf(range: Range): string {
  return mix(ranges[range], paper.blanc, range === 'lait' ? 0.5 : 0.78);
}

/** Full ground of a secondary view: the range's tint with one large disc. */
export function tintedGround(range: Range, disc?: { x: number; y: number; r: number }): Drawing[] {
  return defined([
    fill(roundRect(0, 0, canvas.width, canvas.height), tintOf(range)),
    disc
      ? fill(
          ellipse(disc.x, disc.y, disc.r, disc.r),
          lighten(mix(ranges[range], paper.blanc, 0.5), 0.02),
        )
      : undefined,
  ]);
}
