import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group } from '../paper/drawing.ts';
import { fold } from '../paper/fold.ts';
import { roundRect } from '../paper/forms.ts';
import { type Command, mapPath, type Path, parsePath } from '../paper/path.ts';
import { fade } from '../paper/soft.ts';

/** The trademark: a pill for the rim, and a body that widens to the base with hollow sides. */

export interface BowlSize {
  /** Middle of the bowl. */
  x: number;
  /** Top of the rim. */
  y: number;
  rim: number;
  rimHeight: number;
  top: number;
  base: number;
  /** Bottom of the body. */
  bottom: number;
}

export function bowlBody({ x, y, rimHeight, top, base, bottom }: BowlSize): Path {
  const start = y + rimHeight * 0.7;
  const height = bottom - start;
  const [t, b] = [top / 2, base / 2];
  const r = Math.min(30, height * 0.1);
  const half = parsePath(
    `M0 0C0 ${0.4 * height} ${-0.5 * (b - t)} ${0.72 * height} ${t - b + 0.2 * r} ${height - r}` +
      `C${t - b - 0.12 * r} ${height - 0.42 * r} ${t - b + 0.25 * r} ${height} ${t - b + r} ${height}`,
  );
  const left = mapPath(half, (u, v) => [x - t + u, start + v]);
  return joinMirrored(left, x);
}

/** Closes a left outline with its mirror image about `x`. */
function joinMirrored(left: Path, x: number): Path {
  const points = left.flatMap(([, ...values]) => values);
  const back: Command[] = [];
  const mirrored = (at: number): [number, number] => [
    2 * x - (points[at] ?? 0),
    points[at + 1] ?? 0,
  ];
  back.push(['L', ...mirrored(points.length - 2)]);
  for (let at = points.length - 2; at >= 6; at -= 6) {
    back.push(['C', ...mirrored(at - 2), ...mirrored(at - 4), ...mirrored(at - 6)]);
  }
  return [...left, ...back, ['Z']];
}

export function bowlRim({ x, y, rim, rimHeight }: BowlSize): Path {
  return roundRect(x - rim / 2, y, rim, rimHeight, rimHeight / 2);
}

/** The cream bowl of every pack, with the shadow its rim throws on the pack and on itself. */
export function bowl(size: BowlSize, colour: string = paper.cream): Drawing[] {
  const { x, y, rim, rimHeight, base, top, bottom } = size;
  const body = bowlBody(size);
  const edge = base / 2;
  return [
    fade(x - rim / 2 + 8, y + 2, rim - 16, -26, paper.shade, 0.14),
    fill(body, colour),
    group(
      [
        fill(body, {
          linear: [x - edge, 0, x + edge, 0],
          stops: [
            { at: 0, colour: paper.shade, alpha: 0.1 },
            { at: 0.16, colour: paper.shade, alpha: 0 },
            { at: 0.74, colour: paper.shade, alpha: 0 },
            { at: 1, colour: paper.shade, alpha: 0.13 },
          ],
        }),
        fade(
          x - top / 2,
          y + rimHeight * 0.8,
          top,
          Math.min(46, (bottom - y) * 0.13),
          paper.shade,
          0.24,
        ),
      ],
      { clip: body },
    ),
    ...fold(bowlRim(size), lighten(colour, 0.012), x).slice(0, 1),
    group([fade(x - rim / 2, y + rimHeight, rim, -rimHeight * 0.55, paper.shade, 0.1)], {
      clip: bowlRim(size),
    }),
  ];
}
