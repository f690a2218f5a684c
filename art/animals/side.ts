import type { Species } from '../pack-art.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line, type Paint, place } from '../paper/drawing.ts';
import { smooth } from '../paper/forms.ts';
import { mapPath, type Path, type Point, parsePath } from '../paper/path.ts';
import type { Coat } from './coats.ts';
import type { Level, SideAnimal, SideHead } from './side-animal.ts';
import { sideCat } from './side-cat.ts';
import { sideDog } from './side-dog.ts';

const animals: Record<Species, SideAnimal> = { dog: sideDog, cat: sideCat };

/** Outline of the body at a level; 2 and 4 are the means of their neighbours. */
export function torsoOf(species: Species, level: Level): Path {
  return smooth(
    animals[species].torso.map(([thin, ideal, fat]) => between(thin, ideal, fat, level)),
  );
}

function between(thin: Point, ideal: Point, fat: Point, level: Level): Point {
  const [from, to] = level <= 3 ? [thin, ideal] : [ideal, fat];
  const share = level <= 3 ? (level - 1) / 2 : (level - 3) / 2;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The animal from the side, looking right, feet on y 344 of a 600 × 360 canvas; `over` lies between body and head. */
export function sideView(
  species: Species,
  coat: Coat,
  level: Level = 3,
  head: SideHead = {},
  over: readonly Drawing[] = [],
): Drawing[] {
  const animal = animals[species];
  const torso = torsoOf(species, level);
  const [x, y] = animal.neck;
  const [dx, dy] = head.shift ?? [0, 0];
  return [
    ...animal.tail(coat),
    ...animal.legs(coat),
    fill(torso, coat.base),
    group([...markings(species, coat), ...signs(animal, coat, level), ...underShade(torso)], {
      clip: torso,
    }),
    ...over,
    place(animal.head(coat, head), x + dx, y + dy, 1, head.turn ?? 0),
  ];
}

/** The thigh stays in the light: only belly and brisket are shaded. */
const bellyShade: Paint = {
  linear: [196, 0, 470, 0],
  stops: [0, 0.18, 0.18, 0.06].map((alpha, index) => ({
    at: [0, 0.2, 0.8, 1][index] ?? 1,
    colour: paper.shade,
    alpha,
  })),
};

/** Belly in shade: the outline minus itself moved up. */
function underShade(torso: Path): Drawing[] {
  const lifted = mapPath(torso, (x, y) => [x, y - 20]);
  const frame = parsePath('M-100 -100L700 -100L700 460L-100 460Z');
  return [
    group([fill(frame, bellyShade)], {
      mask: group([fill(frame, '#ffffff'), fill(lifted, '#000000')]),
    }),
  ];
}

function markings(species: Species, coat: Coat): Drawing[] {
  if (species === 'dog') {
    return coat.marks === 'patch'
      ? [
          fill(
            parsePath(
              'M230 100C300 90 350 120 346 170C340 220 280 230 240 200C206 176 196 116 230 100Z',
            ),
            coat.dark,
          ),
        ]
      : [
          fill(
            parsePath(
              'M600 60L600 280L480 330C424 322 398 296 408 264C430 242 438 214 442 188C448 160 462 140 474 116Z',
            ),
            coat.light,
          ),
        ];
  }
  if (coat.marks === 'tabby') {
    return [206, 248, 290, 332, 372].map((x) =>
      fill(
        parsePath(
          `M${x - 9} 110L${x + 9} 110C${x + 12} 170 ${x + 6} 196 ${x - 4} 214C${x - 10} 190 ${x - 12} 160 ${x - 9} 110Z`,
        ),
        coat.dark,
      ),
    );
  }
  return coat.marks === 'bib'
    ? [
        fill(
          parsePath(
            'M500 140C470 160 456 190 452 230C446 270 410 290 390 270C420 240 430 190 450 140Z',
          ),
          coat.light,
        ),
      ]
    : [];
}

/** What hand and eye find: ribs and hip on the thin, folds on the fat. */
function signs(animal: SideAnimal, coat: Coat, level: Level): Drawing[] {
  const dark = lighten(coat.base, -0.16);
  const { ribs, folds, hip } = animal;
  const ribLines = (alpha: number) =>
    [0, 1, 2, 3, 4].map((index) => {
      const x = ribs.x + index * ribs.step - 30;
      return line(
        parsePath(
          `M${x + 6} ${ribs.top}C${x + 14} ${ribs.top + 18} ${x + 12} ${ribs.bottom - 16} ${x} ${ribs.bottom}`,
        ),
        dark,
        5,
        alpha,
      );
    });
  if (level === 1) {
    return [
      ...ribLines(0.62),
      line(parsePath(hip), dark, 5, 0.6),
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        line(
          parsePath(`M${226 + index * 26} ${ribs.top}L${227 + index * 26} ${ribs.top}`),
          dark,
          6,
          0.5,
        ),
      ),
    ];
  }
  if (level === 2) return ribLines(0.3);
  if (level === 4) return [line(parsePath(folds.belly), dark, 5, 0.4)];
  if (level === 5) {
    return [folds.belly, folds.neck, folds.rump].map((data) =>
      line(parsePath(data), dark, 5.5, 0.5),
    );
  }
  return [];
}
