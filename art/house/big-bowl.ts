import { defined } from '#kit/defined.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill, group } from '../paper/drawing.ts';
import { fade } from '../paper/soft.ts';
import { type BowlSize, bowlBody, bowlRim } from './bowl.ts';
import { wordmark } from './label.ts';

/** The trademark as a large object in one colour, folded, with the name of the house on it. */
export function bigBowl(
  size: BowlSize,
  colour: string = paper.sapin700,
  lettering: string = textOn(colour),
): Drawing[] {
  const { x, y, rim, rimHeight, base, top, bottom } = size;
  const body = bowlBody(size);
  const edge = bowlRim(size);
  const halfBody = half(x, y, base, bottom);
  const mark = Math.min(top * 0.27, (bottom - y - rimHeight) * 0.52);
  return defined([
    fill(body, colour),
    group([fill(halfBody, paper.shade, 0.2)], { clip: body }),
    group([fade(x - base / 2, y + rimHeight * 0.8, base, (bottom - y) * 0.16, paper.shade, 0.4)], {
      clip: body,
    }),
    mark > 16
      ? wordmark(x, (y + rimHeight + bottom) / 2 + mark * 0.26, mark, lettering)
      : undefined,
    fill(edge, lighten(colour, 0.06)),
    group([fill(half(x, y - 10, rim, bottom), paper.shade, 0.14)], { clip: edge }),
  ]);
}

function half(x: number, y: number, width: number, bottom: number) {
  return [
    ['M', x, y],
    ['L', x + width, y],
    ['L', x + width, bottom + 10],
    ['L', x, bottom + 10],
    ['Z'],
  ] as const;
}
