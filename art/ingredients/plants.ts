import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { fold, pair } from '../paper/fold.ts';
import { ellipse } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';

/** Vegetables, fruit and grain as cut paper, each about 300 × 260, centred. */

const leafPath = parsePath('M0 0C-34 -30 -38 -88 0 -128C38 -88 34 -30 0 0Z');

function leaf(colour: string, x: number, y: number, turn: number, scale = 1): Drawing {
  return place(
    [...fold(leafPath, colour), line(parsePath('M0 -6L0 -104'), lighten(colour, -0.12), 5)],
    x,
    y,
    scale,
    turn,
  );
}

export function tuber(skin: string, flesh: string): Drawing[] {
  const whole = parsePath(
    'M-146 4C-150 -54 -90 -92 -26 -92C44 -92 130 -84 142 -24C152 36 92 84 18 88C-54 92 -140 66 -146 4Z',
  );
  return [
    ...fold(whole, skin),
    ...[
      [-86, -30],
      [-40, 46],
      [-104, 22],
    ].map(([x = 0, y = 0]) => fill(ellipse(x, y, 9, 5), lighten(skin, -0.12))),
    place(
      [...fold(ellipse(0, 0, 62, 70), lighten(skin, -0.03)), ...fold(ellipse(0, 0, 52, 60), flesh)],
      78,
      6,
      1,
      12,
    ),
  ];
}

export function carrot(): Drawing[] {
  const root = parsePath(
    'M-54 -62C-40 -92 40 -92 54 -62C60 -10 22 110 0 142C-22 110 -60 -10 -54 -62Z',
  );
  return [
    leaf('#5f9f4a', 0, -74, -30, 0.75),
    leaf('#6fae55', 0, -74, 28, 0.75),
    leaf('#7fbd63', 0, -74, 0, 0.85),
    ...fold(root, '#ee7f2d'),
    line(parsePath('M-44 -22L-8 -18'), '#cf6418', 6),
    line(parsePath('M40 22L12 26'), '#b9570f', 6),
    line(parsePath('M-24 56L2 58'), '#cf6418', 6),
  ];
}

export function peas(): Drawing[] {
  const pod = parsePath('M-150 -30C-90 80 70 96 150 -34C112 112 -92 130 -150 -30Z');
  const back = parsePath('M-150 -30C-92 -10 76 -6 150 -34C92 58 -76 60 -150 -30Z');
  return [
    ...fold(back, '#4e8a3a'),
    ...[-84, -30, 28, 84].flatMap((x) =>
      fold(ellipse(x, 4 + x * x * -0.0022, 31, 31), '#9fd06a', x),
    ),
    ...fold(pod, '#6fae4c'),
    line(parsePath('M148 -34C160 -50 170 -58 184 -58'), '#4e8a3a', 8),
  ];
}

export function grain(colour: string): Drawing[] {
  const kernel = parsePath('M0 -34C20 -20 20 18 0 34C-20 18 -20 -20 0 -34Z');
  const row = [0, 1, 2, 3].flatMap((step) => [
    place(fold(kernel, colour), -26, 30 - step * 44, 1, -32),
    place(fold(kernel, lighten(colour, -0.03)), 26, 30 - step * 44, 1, 32),
  ]);
  return [
    line(parsePath('M0 140L0 -110'), lighten(colour, -0.16), 7),
    ...row,
    place(fold(kernel, colour), 0, -144),
    leaf('#a9b45a', 0, 128, 52, 0.8),
  ];
}

export function rice(): Drawing[] {
  const bowl = parsePath('M-130 0L130 0C130 72 74 112 0 112C-74 112 -130 72 -130 0Z');
  const heap = parsePath('M-116 4C-106 -70 -50 -98 0 -98C50 -98 106 -70 116 4Z');
  const kernels = [
    [-70, -28, 20],
    [-36, -60, -30],
    [4, -76, 10],
    [44, -54, 40],
    [74, -22, -20],
    [-8, -36, -50],
    [30, -18, 15],
    [-44, -12, 60],
  ];
  return [
    ...fold(heap, '#fffdf6'),
    ...kernels.map(([x = 0, y = 0, turn = 0]) =>
      place([fill(ellipse(0, 0, 15, 6), '#e6dfcb')], x, y, 1, turn),
    ),
    ...fold(bowl, '#0d4f31'),
  ];
}

export function squash(): Drawing[] {
  const body = ellipse(0, 22, 146, 106);
  return [
    ...fold(body, '#ef8b2c'),
    ...pair(parsePath('M-76 -66C-130 -20 -130 66 -76 112C-108 60 -108 -16 -76 -66Z'), '#d8711a'),
    ...pair(parsePath('M-26 -80C-62 -20 -62 66 -26 124C-44 60 -44 -20 -26 -80Z'), '#d8711a'),
    ...fold(
      parsePath(
        'M-20 -74C-16 -104 -26 -120 -10 -134C8 -138 22 -130 18 -114C14 -100 20 -88 24 -74Z',
      ),
      '#5f7d3a',
    ),
    leaf('#6fae55', 20, -70, 72, 0.7),
  ];
}

export function courgette(): Drawing[] {
  const body = parsePath(
    'M-150 54C-160 30 -150 6 -128 0L96 -74C122 -82 146 -70 152 -46C158 -22 146 0 122 8L-104 82C-126 88 -144 78 -150 54Z',
  );
  return [
    ...fold(body, '#4f8f45', -10),
    line(parsePath('M-118 26L116 -50'), '#8cc37c', 8),
    line(parsePath('M-110 54L128 -24'), '#3c7535', 6),
    ...fold(parsePath('M110 -78L160 -102L176 -66L150 -40Z'), '#9bb85c', 140),
    place(
      [...fold(ellipse(0, 0, 44, 44), '#4f8f45'), ...fold(ellipse(0, 0, 36, 36), '#e3f0c4')],
      -60,
      86,
    ),
  ];
}

export function apple(colour: string): Drawing[] {
  const body = parsePath(
    'M0 -66C34 -96 104 -92 122 -30C138 40 84 126 36 124C20 124 12 116 0 116C-12 116 -20 124 -36 124C-84 126 -138 40 -122 -30C-104 -92 -34 -96 0 -66Z',
  );
  return [
    ...fold(body, colour),
    line(parsePath('M0 -62C0 -88 6 -106 20 -120'), '#6b4a2a', 9),
    leaf('#6fae55', 8, -88, 64, 0.62),
    fill(ellipse(-70, -24, 16, 26), '#ffffff', 0.3),
  ];
}

export function berries(colour: string): Drawing[] {
  const one = (x: number, y: number) =>
    place(
      [
        ...fold(ellipse(0, 0, 56, 56), colour),
        fill(
          parsePath('M-20 -34L-8 -22L0 -40L8 -22L20 -34L16 -12L-16 -12Z'),
          lighten(colour, -0.16),
        ),
        fill(ellipse(-22, -6, 9, 13), '#ffffff', 0.26),
      ],
      x,
      y,
    );
  return [
    leaf('#6fae55', -10, -40, -58, 0.9),
    leaf('#5f9f4a', 10, -40, 50, 0.9),
    one(-60, 34),
    one(62, 30),
    one(2, -24),
    one(4, 76),
  ];
}

export function leaves(colour: string): Drawing[] {
  return [
    leaf(lighten(colour, -0.05), -10, 120, -48, 1.5),
    leaf(lighten(colour, 0.02), 10, 120, 46, 1.5),
    leaf(colour, 0, 130, 0, 1.95),
  ];
}

export function sprig(colour: string): Drawing[] {
  const pairs = [0, 1, 2, 3, 4].flatMap((step) => [
    leaf(colour, 0, 96 - step * 46, -58, 0.66 - step * 0.06),
    leaf(lighten(colour, 0.03), 0, 82 - step * 46, 58, 0.66 - step * 0.06),
  ]);
  return [
    line(parsePath('M0 146L0 -100'), lighten(colour, -0.12), 8),
    ...pairs,
    leaf(colour, 0, -92, 0, 0.45),
  ];
}

export function broccoli(): Drawing[] {
  const florets = [
    [-80, -20, 52],
    [80, -20, 52],
    [-44, -66, 54],
    [44, -66, 54],
    [0, -24, 58],
  ];
  return [
    ...fold(
      parsePath('M-44 -10L44 -10C36 40 38 90 52 128L-52 128C-38 90 -36 40 -44 -10Z'),
      '#a9cf7c',
    ),
    ...florets.flatMap(([x = 0, y = 0, r = 0]) => fold(ellipse(x, y, r, r), '#4d9247', x)),
    ...florets.map(([x = 0, y = 0]) => fill(ellipse(x - 14, y - 16, 9, 9), '#7dbb69')),
  ];
}

export function beet(): Drawing[] {
  const body = parsePath(
    'M0 -62C64 -66 104 -20 92 32C80 80 26 96 4 148C-20 98 -80 82 -92 32C-104 -20 -64 -66 0 -62Z',
  );
  return [
    leaf('#5f9f4a', -4, -54, -28, 0.7),
    leaf('#6fae55', 4, -54, 28, 0.7),
    ...fold(body, '#8e2f56'),
    line(parsePath('M-60 10C-30 24 30 24 60 10'), '#a84a70', 6),
  ];
}

export function seeds(colour: string): Drawing[] {
  const spots = [
    [-90, -40, 20],
    [-30, -70, 70],
    [44, -62, -30],
    [96, -20, 40],
    [-60, 20, -50],
    [6, -10, 10],
    [62, 40, 80],
    [-98, 66, 35],
    [-20, 74, -20],
    [40, 96, 30],
  ];
  const seed = parsePath('M0 -34C22 -14 24 20 0 34C-24 20 -22 -14 0 -34Z');
  return spots.map(([x = 0, y = 0, turn = 0]) => place(fold(seed, colour), x, y, 1, turn));
}

export function oil(colour: string): Drawing[] {
  const drop = parsePath(
    'M0 -136C40 -74 96 -18 96 44C96 100 52 136 0 136C-52 136 -96 100 -96 44C-96 -18 -40 -74 0 -136Z',
  );
  return [
    ...fold(drop, colour),
    group([line(parsePath('M-62 40C-62 74 -40 98 -12 104'), paper.blanc, 14, 0.6)], {}),
  ];
}

export function coconut(): Drawing[] {
  return [
    ...fold(ellipse(0, 0, 124, 124), '#6b4a2f'),
    ...fold(ellipse(0, 0, 104, 104), '#fffdf6'),
    ...fold(ellipse(0, 6, 72, 70), '#ece4d2'),
    line(parsePath('M-96 -78C-84 -92 -70 -102 -56 -108'), '#8a6544', 8),
  ];
}
