import { catHead } from '../animals/cat-head.ts';
import { catCoats, dogCoats } from '../animals/coats.ts';
import { dogHead } from '../animals/dog-head.ts';
import { paw } from '../animals/paw.ts';
import { bigBowl } from '../house/big-bowl.ts';
import { kibble, kibbleHeap } from '../house/kibble.ts';
import { paper } from '../paper/colour.ts';
import { type Drawing, fill, place } from '../paper/drawing.ts';
import { ellipse } from '../paper/forms.ts';
import { seeded } from '../paper/random.ts';
import type { SceneSize } from './stage.ts';

const bowlSize = { x: 520, y: 648, rim: 900, rimHeight: 78, top: 790, base: 960, bottom: 1060 };

/** Dog and cat behind one giant bowl, drawn on 1040 × 1060. */
function group(): Drawing[] {
  const random = seeded(46);
  const flying = [
    [64, 92, 1.3],
    [226, 34, 1.1],
    [462, 6, 1.4],
    [604, 84, 1.1],
    [752, 148, 1.2],
    [1000, 104, 1.5],
    [1030, 262, 1.1],
  ] as const;
  return [
    fill(ellipse(520, 500, 440, 440), paper.beurre300),
    place(dogHead({ coat: dogCoats.fauve, ears: 'tombantes', tongue: false }), 330, 388, 1.42),
    place(catHead({ coat: catCoats.smoking }), 742, 448, 1.16),
    ...kibbleHeap({ x: 520, y: 660, width: 800, height: 26 }, 'poulet', random, 1.16),
    ...bigBowl(bowlSize, paper.sapin700, paper.beurre200),
    place(paw(dogCoats.fauve), 138, 648, 1.36),
    place(paw(dogCoats.fauve), 440, 650, 1.36),
    place(paw(catCoats.smoking), 628, 652, 1.1),
    place(paw(catCoats.smoking), 880, 652, 1.1),
    ...flying.map(([x, y, scale]) => place(kibble('poulet', random), x, y, scale, random() * 360)),
  ];
}

/** Wide: the left 52 % stays free for words. Tall: the group fills the width and leaves at the foot. */
export function hero({ width, height }: SceneSize): Drawing[] {
  const wide = width / height > 1.1;
  const room = wide ? width * 0.48 : width;
  const scale = Math.min(room / 1100, height / 1060);
  const middle = wide ? width - room / 2 : width / 2;
  return [place(group(), middle - 508 * scale, height - 1040 * scale, scale)];
}
