import { contentOf, macroPiece } from '../house/macro.ts';
import type { PackArt } from '../pack-art.ts';
import { paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { write } from '../paper/lettering.ts';
import { parsePath } from '../paper/path.ts';
import { seeded } from '../paper/random.ts';
import { tintedGround } from './ground.ts';

/** Where the pieces lie: a loose heap around the middle, the measured one alone in front. */
const spots = [
  [350, 300],
  [556, 262],
  [742, 352],
  [240, 470],
  [452, 446],
  [652, 520],
  [820, 556],
  [330, 650],
  [540, 660],
  [748, 736],
] as const;

/** The food from very near, with its size. */
export function kibbleView(pack: PackArt, millimetres: number): Drawing[] {
  const random = seeded(pack.seed + 5);
  const wet = contentOf(pack) === 'chunks';
  const pieces = spots.map(([x, y]) =>
    place(
      macroPiece(pack, random, random() * 360),
      x + (random() - 0.5) * 26,
      y + (random() - 0.5) * 26,
      1,
      wet ? (random() - 0.5) * 50 : 0,
    ),
  );
  const below = wet ? sauce() : [];
  const scale = millimetres > 0 ? measured(pack, millimetres, random) : [];
  return [...tintedGround(pack.range, { x: 530, y: 510, r: 452 }), ...below, ...pieces, ...scale];
}

function sauce(): Drawing[] {
  const pool = parsePath(
    'M150 470C140 300 300 160 500 150C720 140 900 260 920 460C940 640 860 800 700 850C540 900 330 880 230 780C180 730 156 600 150 470Z',
  );
  return [
    fill(pool, '#8a4526'),
    group(
      [
        fill(ellipse(400, 300, 420, 320), {
          radial: [400, 300, 460, 360],
          stops: [
            { at: 0, colour: '#c77a4a', alpha: 0.9 },
            { at: 1, colour: '#c77a4a', alpha: 0 },
          ],
        }),
        line(pool, '#ffffff', 10, 0.2),
      ],
      { clip: pool },
    ),
  ];
}

/** One piece alone, a size cross on it, and a ruler under it. */
function measured(pack: PackArt, millimetres: number, random: () => number): Drawing[] {
  const [x, y] = [500, 940];
  const half = contentOf(pack) !== 'kibble' ? 110 : 98;
  const below = 1120;
  const text = `environ ${millimetres}\u00a0mm`;
  return [
    place(macroPiece(pack, random, 0, 0), x, y),
    ...[-1, 1].map((side) =>
      line(
        parsePath(`M${x + side * half} ${y - 60}L${x + side * half} ${below}`),
        paper.encre,
        3,
        0.5,
      ),
    ),
    fill(roundRect(x - half, below - 14, half * 2, 6, 3), paper.encre),
    ...Array.from({ length: millimetres + 1 }, (_, index) =>
      fill(
        roundRect(
          x - half + (half * 2 * index) / millimetres - 1.5,
          below - 14,
          3,
          index % 5 === 0 ? 26 : 16,
        ),
        paper.encre,
      ),
    ),
    fill(write(text, { face: 'strong', size: 58 }, x, below + 82, 'middle'), paper.encre),
  ];
}
