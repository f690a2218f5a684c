import { bigBowl } from '../house/big-bowl.ts';
import { kibble, kibbleHeap } from '../house/kibble.ts';
import { paper } from '../paper/colour.ts';
import { type Drawing, fill, place } from '../paper/drawing.ts';
import { ellipse } from '../paper/forms.ts';
import { seeded } from '../paper/random.ts';
import { catHead } from '../pets/cat-head.ts';
import { catCoats, dogCoats } from '../pets/coats.ts';
import { dogHead } from '../pets/dog-head.ts';
import { paw } from '../pets/paw.ts';
import type { SceneSize } from './stage.ts';

const bowlSize = { x: 520, y: 648, rim: 900, rimHeight: 78, top: 790, base: 960, bottom: 1060 };

/** Dog and cat behind one giant bowl, drawn on 1040 × 1060. */
function group(): Drawing[] {
  const random = seeded(46);
  const flying = [
    [96, 300, 1.5],
    [188, 128, 1.2],
    [420, 36, 1.4],
    [640, 66, 1.1],
    [904, 150, 1.5],
    [964, 330, 1.2],
    [30, 470, 1.1],
  ] as const;
  return [
    fill(ellipse(520, 500, 440, 440), paper.beurre300),
    place(dogHead({ coat: dogCoats.fauve, ears: 'tombantes', tongue: false }), 330, 416, 1.42),
    place(catHead({ coat: catCoats.smoking }), 742, 474, 1.16),
    ...kibbleHeap({ x: 520, y: 668, width: 800, height: 74 }, 'poulet', random, 1.2),
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
  const scale = wide
    ? Math.min(room / 1040, (height / 1060) * 1.06)
    : Math.min(room / 1000, height / 1000);
  const middle = wide ? width - room / 2 : width / 2;
  return [place(group(), middle - 520 * scale, height - 1036 * scale, scale)];
}
