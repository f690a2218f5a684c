import { catHead } from '../animals/cat-head.ts';
import { catCoats, dogCoats } from '../animals/coats.ts';
import { dogHead } from '../animals/dog-head.ts';
import { paw } from '../animals/paw.ts';
import { sideView } from '../animals/side.ts';
import { bigBowl } from '../house/big-bowl.ts';
import { kibble, kibbleHeap } from '../house/kibble.ts';
import { bagBare } from '../packs/bag.ts';
import { paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { fold } from '../paper/fold.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { write } from '../paper/lettering.ts';
import { parsePath } from '../paper/path.ts';
import { seeded } from '../paper/random.ts';
import { backdrop } from './stage.ts';

const bowlSize = { x: 400, y: 330, rim: 420, rimHeight: 38, top: 366, base: 452, bottom: 522 };

/** A cat asleep in an empty bowl. */
export function emptyCart(): Drawing[] {
  const coat = catCoats.roux;
  const back = parsePath('M250 344C250 250 330 214 420 226C520 238 566 290 566 344Z');
  const tail = parsePath(
    'M560 330C610 330 650 356 646 410C642 450 604 452 604 424C606 396 590 372 552 366Z',
  );
  return [
    ...backdrop(),
    ...fold(back, coat.base, 420),
    group(
      [440, 480, 518].map((x) =>
        fill(
          parsePath(
            `M${x - 9} 226L${x + 11} 232C${x + 12} 262 ${x + 6} 280 ${x} 290C${x - 8} 270 ${x - 10} 250 ${x - 9} 226Z`,
          ),
          coat.dark,
        ),
      ),
      { clip: back },
    ),
    place(catHead({ coat, asleep: true }), 308, 268, 0.6, -7),
    ...bigBowl(bowlSize),
    place(paw(coat), 236, 334, 0.62),
    place(paw(coat), 356, 336, 0.62),
    ...fold(tail, coat.base, 604),
    group([fill(ellipse(622, 436, 40, 18), coat.dark)], { clip: tail }),
    ...[
      [452, 150, 44],
      [500, 106, 60],
      [562, 60, 78],
    ].map(([x = 0, y = 0, size = 0]) =>
      fill(write('z', { face: 'display', size }, x, y), paper.sapin700),
    ),
  ];
}

/** A dog with its head in an empty bag. */
export function notFound(): Drawing[] {
  return [
    ...backdrop(),
    place(sideView('dog', dogCoats.fauve, 3), -34, 164, 1.04),
    place([place(bagBare('poulet'), -500, -640)], 596, 268, 0.3, -80),
    ...crumbs([
      [560, 506],
      [610, 520],
      [676, 508],
    ]),
  ];
}

/** A cat on a bowl turned upside-down. */
export function maintenance(): Drawing[] {
  const turned = { ...bowlSize, x: 0, y: 0, bottom: 192 };
  return [
    ...backdrop(),
    place(bigBowl(turned), 400, 522, 1, 180),
    place(sideView('cat', catCoats.tigre, 3), 218, 72, 0.76),
    ...crumbs([
      [120, 508],
      [662, 500],
      [706, 522],
      [166, 528],
    ]),
  ];
}

const WAITING: Readonly<Record<'dog' | 'cat' | 'both', () => Drawing[]>> = {
  dog: () => [place(sideView('dog', dogCoats.fauve, 3), -6, 140, 1.1)],
  cat: () => [place(sideView('cat', catCoats.roux, 3), 60, 180, 0.98)],
  both: () => [
    place(sideView('dog', dogCoats.fauve, 3), -50, 140, 1.1),
    place(sideView('cat', catCoats.smoking, 3), 180, 284, 0.68),
  ],
};

/** The bowl is full and the tail is up, of whoever waited for it. */
export function confirmation(who: keyof typeof WAITING): Drawing[] {
  const random = seeded(9);
  const small = { x: 630, y: 424, rim: 230, rimHeight: 24, top: 196, base: 250, bottom: 522 };
  return [
    ...backdrop(),
    ...confetti(seeded(90)),
    ...WAITING[who](),
    ...kibbleHeap({ x: 630, y: 432, width: 196, height: 56 }, 'poulet', random, 0.6),
    ...bigBowl(small),
  ];
}

/** A cat's paw pushes a five-euro tag over the edge. */
export function exitPopup(): Drawing[] {
  const coat = catCoats.smoking;
  const arm = parsePath(
    'M300 372C360 340 430 340 486 350C510 356 512 404 486 408C430 414 372 410 320 420Z',
  );
  const tag = parsePath(
    'M-96 -56L84 -56C96 -56 104 -48 104 -36L104 36C104 48 96 56 84 56L-96 56L-134 0Z',
  );
  return [
    fill(ellipse(400, 290, 262, 262), paper.beurre200),
    place(catHead({ coat }), 270, 252, 0.84, -4),
    ...fold(roundRect(60, 400, 520, 40, 14), paper.sapin700, 320),
    ...fold(arm, coat.base, 420),
    place(paw(coat), 492, 382, 0.72, -90),
    place(
      [
        group([fill(tag, paper.shade, 0.16)], { move: [6, 10] }),
        ...fold(tag, '#ef4a2f', 0),
        fill(ellipse(-92, 0, 13, 13), paper.beurre200),
        fill(write('−5\u00a0€', { face: 'display', size: 78 }, 18, 27, 'middle'), paper.blanc),
      ],
      618,
      404,
      1,
      24,
    ),
    ...['M700 300C716 312 726 326 732 344', 'M724 264C746 282 760 304 768 330'].map((data) =>
      line(parsePath(data), paper.sapin700, 7),
    ),
  ];
}

/** A dog sniffs along a trail that leads nowhere. */
export function noResults(): Drawing[] {
  return [
    ...backdrop(paper.sapin100),
    place(sideView('dog', dogCoats.gris, 3, { turn: 44, shift: [12, 30] }), 20, 142, 1.1),
    {
      path: parsePath('M620 500C660 470 690 520 724 490C748 470 764 486 780 476'),
      stroke: paper.sapin700,
      width: 6,
      dash: '2 18',
    },
    ...['M694 396C706 386 706 370 696 360', 'M720 410C740 392 740 364 722 346'].map((data) =>
      line(parsePath(data), paper.sapin700, 6),
    ),
  ];
}

/** A dog in a party hat behind a kibble cake. */
export function birthday(): Drawing[] {
  const random = seeded(31);
  const hat = parsePath('M-74 -150L0 -330L74 -150C40 -132 -40 -132 -74 -150Z');
  return [
    ...backdrop(paper.rose),
    ...confetti(seeded(44)),
    place(
      [
        ...headOf('chocolat'),
        ...fold(hat, '#7abae0', 0),
        ...[-196, -240].map((y) =>
          line(
            parsePath(`M${-40 + (y + 240) * -0.3} ${y}L${40 + (y + 240) * 0.3} ${y - 12}`),
            paper.beurre300,
            16,
          ),
        ),
        fill(ellipse(0, -334, 24, 24), paper.tomate500),
      ],
      400,
      300,
      0.82,
    ),
    ...kibbleHeap({ x: 400, y: 440, width: 260, height: 44 }, 'poulet', random, 0.7),
    ...bigBowl(
      { x: 400, y: 424, rim: 320, rimHeight: 28, top: 274, base: 344, bottom: 524 },
      paper.tomate500,
      paper.blanc,
    ),
    ...fold(roundRect(486, 336, 22, 76, 6), paper.beurre300, 497),
    fill(parsePath('M497 292C513 310 513 326 497 332C481 326 481 310 497 292Z'), '#ee7f2d'),
  ];
}

function headOf(coat: 'chocolat'): Drawing[] {
  return dogHead({ coat: dogCoats[coat], ears: 'bouton', tongue: true });
}

function crumbs(spots: readonly (readonly [number, number])[]): Drawing[] {
  const random = seeded(3);
  return spots.map(([x, y]) => place(kibble('poulet', random), x, y, 0.56, random() * 360));
}

const sheets = [paper.tomate500, paper.sapin600, '#7abae0', '#b296d2', '#f8bd37'] as const;

function confetti(random: () => number): Drawing[] {
  return Array.from({ length: 22 }, (_, index) => {
    const [x, y] = [70 + random() * 660, 30 + random() * 190];
    const colour = sheets[index % sheets.length] ?? sheets[0];
    const piece = index % 3 === 0 ? ellipse(0, 0, 9, 9) : roundRect(-11, -5, 22, 10, 3);
    return place([fill(piece, colour)], x, y, 1, random() * 360);
  });
}
