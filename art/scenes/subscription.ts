import { catHead } from '../animals/cat-head.ts';
import { catCoats, dogCoats } from '../animals/coats.ts';
import { dogHead } from '../animals/dog-head.ts';
import { paw } from '../animals/paw.ts';
import { bigBowl } from '../house/big-bowl.ts';
import { kibbleHeap } from '../house/kibble.ts';
import { bagBare } from '../packs/bag.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { fold } from '../paper/fold.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { seeded } from '../paper/random.ts';
import { parcel } from './places.ts';
import { backdrop } from './stage.ts';

/** Step one: the recipe that suits the animal. */
export function chooseRecipe(): Drawing[] {
  const coat = dogCoats['blanc-tache'];
  return [
    ...backdrop(),
    place([place(bagBare('canard'), -500, -1162)], 266, 524, 0.27),
    place([place(bagBare('saumon'), -500, -1162)], 544, 524, 0.27),
    place([place(bagBare('poulet'), -500, -1162)], 405, 530, 0.32),
    place(dogHead({ coat, ears: 'bouton' }), 405, 112, 0.5),
    place(paw(coat), 338, 200, 0.5),
    place(paw(coat), 472, 200, 0.5),
    ...badge(596, 164),
  ];
}

function badge(x: number, y: number): Drawing[] {
  return [
    ...fold(ellipse(x, y, 52, 52), paper.sapin600, x),
    line(parsePath(`M${x - 22} ${y}L${x - 6} ${y + 18}L${x + 24} ${y - 18}`), paper.blanc, 11),
  ];
}

/** Step two: it comes at the animal's rhythm. */
export function rhythm(): Drawing[] {
  return [
    ...backdrop(paper.sapin100),
    ...calendar(240, 86, 320, 330, [2, 8, 14]),
    place([place(parcel(), -100, -150)], 214, 524, 1.04),
    ...kibbleHeap({ x: 590, y: 450, width: 176, height: 48 }, 'poulet', seeded(8), 0.56),
    ...bigBowl({ x: 590, y: 442, rim: 212, rimHeight: 22, top: 182, base: 230, bottom: 526 }),
  ];
}

function calendar(
  x: number,
  y: number,
  width: number,
  height: number,
  marked: readonly number[],
): Drawing[] {
  const cell = (width - 60) / 5;
  const days = Array.from({ length: 20 }, (_, index) => {
    const left = x + 30 + (index % 5) * cell;
    const top = y + 98 + Math.floor(index / 5) * 56;
    const [u, v] = [left + cell / 2, top + 22];
    return marked.includes(index)
      ? [
          fill(ellipse(u, v, 25, 25), paper.beurre300),
          ...bigBowl({ x: u, y: v - 10, rim: 32, rimHeight: 6, top: 25, base: 34, bottom: v + 12 }),
        ]
      : [fill(roundRect(u - 13, v - 13, 26, 26, 8), paper.brume2)];
  });
  return [
    group([fill(roundRect(x, y, width, height, 26), paper.shade, 0.14)], { move: [8, 14] }),
    ...fold(roundRect(x, y, width, height, 26), paper.blanc, x + width / 2),
    ...fold(roundRect(x, y, width, 70, 26), paper.tomate500, x + width / 2),
    fill(roundRect(x, y + 40, width, 30), paper.tomate500),
    ...[0.28, 0.72].map((share) =>
      fill(roundRect(x + width * share - 9, y - 22, 18, 52, 9), paper.encre2),
    ),
    ...days.flat(),
  ];
}

/** Step three: pause or stop whenever; the cat sees no hurry. */
export function freedom(): Drawing[] {
  const coat = catCoats.chartreux;
  const body = parsePath('M250 372C240 268 330 236 430 240C540 244 600 300 596 372Z');
  const tail = parsePath(
    'M586 356C640 350 676 384 668 440C662 476 628 472 630 446C634 414 618 396 578 392Z',
  );
  return [
    ...backdrop(paper.ciel100),
    place([place(parcel(), -100, -150)], 400, 526, [1.9, 1.04]),
    ...fold(body, coat.base, 424),
    place(catHead({ coat, asleep: true }), 306, 290, 0.58, -6),
    place(paw(coat), 250, 372, 0.58),
    place(paw(coat), 372, 374, 0.58),
    ...fold(tail, coat.base, 630),
    ...fold(ellipse(566, 150, 74, 74), paper.sapin700, 566),
    fill(roundRect(536, 114, 20, 72, 8), paper.beurre200),
    fill(roundRect(576, 114, 20, 72, 8), lighten(paper.beurre200, -0.03)),
  ];
}
