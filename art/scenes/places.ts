import { catHead } from '../animals/cat-head.ts';
import { catCoats, dogCoats } from '../animals/coats.ts';
import { dogHead } from '../animals/dog-head.ts';
import { paw } from '../animals/paw.ts';
import { bigBowl } from '../house/big-bowl.ts';
import { wordmark } from '../house/label.ts';
import { bagBare } from '../packs/bag.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { fold } from '../paper/fold.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { backdrop } from './stage.ts';

/** A parcel with the trademark on its side, 200 × 150, foot at (100, 150). */
export function parcel(): Drawing[] {
  const small = { x: 100, y: 66, rim: 84, rimHeight: 10, top: 66, base: 88, bottom: 118 };
  return [
    ...fold(roundRect(0, 0, 200, 150, 8), '#d2a46c', 100),
    fill(roundRect(0, 0, 200, 34, 8), lighten('#d2a46c', 0.05)),
    fill(roundRect(84, 0, 32, 52), paper.beurre200),
    ...bigBowl(small, paper.sapin700).slice(0, 4),
  ];
}

/** The bag waits on the doorstep. */
export function delivery(): Drawing[] {
  const pane = parsePath('M316 116C316 96 484 96 484 116L484 236L316 236Z');
  return [
    ...backdrop(),
    ...fold(roundRect(276, 60, 248, 430, 20), paper.sapin700, 400),
    line(roundRect(298, 84, 204, 384, 12), lighten(paper.sapin700, 0.08), 5),
    fill(pane, paper.ciel100),
    group([place(catHead({ coat: catCoats.roux }), 400, 226, 0.34)], { clip: pane }),
    line(parsePath('M400 102L400 236'), paper.sapin700, 6, 0.25),
    fill(ellipse(492, 330, 11, 11), paper.beurre300),
    ...fold(roundRect(196, 484, 408, 42, 8), '#c9d2c6', 400),
    place([place(parcel(), -100, -150)], 300, 486, 0.86),
    place([place(bagBare('poulet'), -500, -1162)], 474, 488, 0.2),
    ...bigBowl({ x: 640, y: 470, rim: 110, rimHeight: 12, top: 90, base: 116, bottom: 524 }),
  ];
}

/** The front of a shop that keeps parcels. */
export function relayPoint(): Drawing[] {
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const x = 164 + index * 52.6;
    const strip = parsePath(
      `M${x} 150L${x + 52.6} 150L${x + 52.6} 224C${x + 52.6} 250 ${x} 250 ${x} 224Z`,
    );
    return fill(strip, index % 2 === 0 ? paper.sapin700 : paper.cream);
  });
  const window = roundRect(206, 276, 216, 170, 10);
  return [
    ...backdrop(),
    ...fold(roundRect(176, 96, 450, 430, 14), '#f3e3c3', 400),
    fill(window, paper.ciel100),
    group(
      [
        place(dogHead({ coat: dogCoats.fauve, ears: 'bouton' }), 318, 388, 0.42),
        place([place(parcel(), -100, -150)], 240, 446, 0.4),
      ],
      { clip: window },
    ),
    line(window, paper.sapin700, 9),
    ...fold(roundRect(458, 276, 126, 250, 10), paper.sapin700, 521),
    fill(roundRect(478, 298, 86, 116, 8), paper.ciel100),
    fill(ellipse(572, 430, 8, 8), paper.beurre300),
    fill(roundRect(206, 58, 392, 84, 16), paper.sapin800),
    wordmark(400, 118, 62, paper.beurre200),
    ...stripes,
  ];
}

/** The doors to the dog and cat shelves: an arched doorway, the animal over its bowl. */
export function door(species: 'dog' | 'cat', width: number, height: number): Drawing[] {
  const dog = species === 'dog';
  const ground = dog ? paper.beurre200 : paper.sapin100;
  const disc = dog ? paper.beurre300 : paper.sapin300;
  const scale = Math.min(width / 900, height / 770);
  const coat = dog ? dogCoats.chocolat : catCoats.roux;
  const size = { x: 0, y: -110, rim: 720, rimHeight: 62, top: 630, base: 780, bottom: 240 };
  const animal = dog
    ? place(dogHead({ coat: dogCoats.chocolat, ears: 'tombantes' }), 0, -296, 1.12)
    : place(catHead({ coat: catCoats.roux }), 0, -276, 1.06);
  return [
    fill(roundRect(0, 0, width, height), ground),
    place(
      [
        fill(ellipse(0, -170, 376, 376), disc),
        animal,
        ...bigBowl(size, dog ? paper.sapin700 : '#ef4a2f', dog ? paper.beurre200 : paper.blanc),
        place(paw(coat), -236, -108, 1.2),
        place(paw(coat), 236, -108, 1.2),
      ],
      width / 2,
      height - 216 * scale,
      scale,
    ),
  ];
}
