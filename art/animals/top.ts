import type { Species } from '../pack-art.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line } from '../paper/drawing.ts';
import { ellipse, smooth } from '../paper/forms.ts';
import { type Path, type Point, parsePath } from '../paper/path.ts';
import type { Coat } from './coats.ts';
import type { Level } from './side-animal.ts';

/** Seen from above, head to the right: half-widths from tail base to nape for levels 1, 3 and 5. */
const halves: Record<Species, readonly (readonly [thin: number, ideal: number, fat: number])[]> = {
  dog: [
    [20, 24, 34],
    [37, 50, 70],
    [33, 54, 86],
    [22, 42, 92],
    [44, 60, 86],
    [46, 56, 68],
    [29, 34, 46],
    [26, 28, 34],
  ],
  cat: [
    [16, 20, 30],
    [34, 45, 66],
    [30, 47, 84],
    [20, 38, 92],
    [38, 50, 82],
    [38, 46, 60],
    [24, 28, 40],
    [22, 24, 30],
  ],
};
const stations = [128, 166, 208, 252, 312, 374, 418, 452] as const;
const middle = 180;

export function topOutline(species: Species, level: Level): Path {
  const widths = halves[species].map(([thin, ideal, fat]) => {
    const [from, to] = level <= 3 ? [thin, ideal] : [ideal, fat];
    return from + ((to - from) * (level <= 3 ? level - 1 : level - 3)) / 2;
  });
  const side = (sign: 1 | -1): Point[] =>
    widths.map((width, index) => [stations[index] ?? 0, middle + sign * width]);
  return smooth([[112, middle], ...side(-1), [470, middle], ...side(1).reverse()]);
}

/** The animal from above on a 600 × 360 canvas; `over` lies between body and head. */
export function topView(
  species: Species,
  coat: Coat,
  level: Level,
  over: readonly Drawing[] = [],
): Drawing[] {
  const outline = topOutline(species, level);
  const half = parsePath(`M0 ${middle}L600 ${middle}L600 400L0 400Z`);
  return [
    ...tail(species, coat),
    fill(outline, coat.base),
    group([fill(outline, paper.shade, 0.1)], { clip: half }),
    group([...backMarks(species, coat), ...signs(coat, level)], { clip: outline }),
    ...over,
    ...head(species, coat),
  ];
}

function tail(species: Species, coat: Coat): Drawing[] {
  const colour = coat.marks === 'points' ? coat.dark : coat.base;
  const curve =
    species === 'dog' ? 'M126 180C92 178 66 168 44 148' : 'M126 180C84 176 60 200 26 176';
  return [line(parsePath(curve), colour, species === 'dog' ? 20 : 18)];
}

function backMarks(species: Species, coat: Coat): Drawing[] {
  if (species === 'cat' && coat.marks === 'tabby') {
    return [
      line(parsePath('M140 180L450 180'), coat.dark, 10),
      ...[190, 236, 282, 328, 374].flatMap((x) => [
        fill(
          parsePath(
            `M${x} 176C${x + 10} 140 ${x + 4} 116 ${x - 6} 96L${x + 12} 96C${x + 22} 130 ${x + 20} 150 ${x + 12} 176Z`,
          ),
          coat.dark,
        ),
        fill(
          parsePath(
            `M${x} 184C${x + 10} 220 ${x + 4} 244 ${x - 6} 264L${x + 12} 264C${x + 22} 230 ${x + 20} 210 ${x + 12} 184Z`,
          ),
          coat.dark,
        ),
      ]),
    ];
  }
  return [];
}

function signs(coat: Coat, level: Level): Drawing[] {
  const dark = lighten(coat.base, -0.16);
  const spine = (alpha: number) =>
    Array.from({ length: 11 }, (_, index) =>
      fill(ellipse(160 + index * 26, middle, 5, 4), dark, alpha),
    );
  const ribs = (alpha: number) =>
    [0, 1, 2, 3].flatMap((index) => {
      const x = 286 + index * 22;
      return [
        line(parsePath(`M${x} 168C${x - 10} 156 ${x - 12} 144 ${x - 12} 132`), dark, 5, alpha),
        line(parsePath(`M${x} 192C${x - 10} 204 ${x - 12} 216 ${x - 12} 228`), dark, 5, alpha),
      ];
    });
  if (level === 1) return [...spine(0.7), ...ribs(0.6)];
  if (level === 2) return [...spine(0.3), ...ribs(0.3)];
  if (level < 4) return [];
  const roll = (y: number, bow: number) =>
    line(
      parsePath(`M196 ${y}C230 ${y + bow} 272 ${y + bow} 306 ${y}`),
      dark,
      5,
      level === 5 ? 0.5 : 0.3,
    );
  return level === 5 ? [roll(126, -14), roll(234, 14)] : [roll(134, -10), roll(226, 10)];
}

function head(species: Species, coat: Coat): Drawing[] {
  if (species === 'dog') {
    const skull = parsePath(
      'M442 180C442 146 466 134 494 138C516 142 526 154 542 158C560 162 568 170 568 180C568 190 560 198 542 202C526 206 516 218 494 222C466 226 442 214 442 180Z',
    );
    return [
      fill(parsePath('M470 146C458 116 466 92 486 92C508 94 512 122 504 146Z'), coat.dark),
      fill(
        parsePath('M470 214C458 244 466 268 486 268C508 266 512 238 504 214Z'),
        lighten(coat.dark, -0.045),
      ),
      fill(skull, coat.base),
      group(
        [
          fill(
            parsePath('M420 172L520 170C540 150 580 150 580 180C580 210 540 210 520 190L420 188Z'),
            coat.light,
          ),
        ],
        { clip: skull },
      ),
      group([fill(skull, paper.shade, 0.1)], {
        clip: parsePath('M400 180L600 180L600 300L400 300Z'),
      }),
      fill(ellipse(562, 180, 9, 12), '#26201f'),
    ];
  }
  const skull = ellipse(498, 180, 54, 50);
  const stripes = coat.marks === 'tabby' ? [-18, 0, 18] : [];
  return [
    fill(parsePath('M468 146C462 122 464 104 472 100C486 104 504 122 512 138Z'), coat.base),
    fill(
      parsePath('M468 214C462 238 464 256 472 260C486 256 504 238 512 222Z'),
      lighten(coat.base, -0.045),
    ),
    fill(skull, coat.base),
    group(
      [
        ...stripes.map((dy) =>
          line(parsePath(`M470 ${180 + dy}L506 ${180 + dy * 0.8}`), coat.dark, 8),
        ),
        fill(ellipse(546, 180, 22, 26), coat.light),
        fill(parsePath('M400 180L600 180L600 300L400 300Z'), paper.shade, 0.1),
      ],
      { clip: skull },
    ),
    fill(ellipse(549, 180, 6, 8), '#d9766f'),
  ];
}
