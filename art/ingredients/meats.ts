import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line } from '../paper/drawing.ts';
import { fold, pair } from '../paper/fold.ts';
import { ellipse } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';

/** Meat, fish and eggs as cut paper, each about 300 × 260, centred. */

export function drumstick(colour: string): Drawing[] {
  const bone = parsePath(
    'M34 40L96 104C88 122 98 142 118 138C122 156 146 156 150 138C154 120 138 110 126 112C132 96 118 82 104 90L58 30Z',
  );
  const meat = parsePath(
    'M-130 -84C-86 -140 2 -132 42 -82C74 -42 78 8 62 46C48 70 22 76 -12 70C-62 64 -118 44 -142 -2C-154 -30 -148 -62 -130 -84Z',
  );
  return [
    fill(bone, paper.cream),
    line(parsePath('M52 44L108 104'), lighten(paper.cream, -0.1), 6),
    ...fold(meat, colour, -36),
    fill(parsePath('M-112 -58C-88 -96 -40 -108 -6 -98C-44 -96 -84 -76 -100 -40Z'), '#ffffff', 0.3),
  ];
}

export function steak(colour: string): Drawing[] {
  const outside = parsePath(
    'M-142 -20C-150 -84 -78 -122 -12 -112C44 -104 72 -66 116 -50C156 -34 158 24 124 54C84 90 30 74 -14 92C-66 114 -134 92 -146 34C-148 14 -140 2 -142 -20Z',
  );
  const inner = parsePath(
    'M-118 -18C-124 -66 -68 -94 -14 -88C30 -82 60 -46 102 -32C130 -22 132 16 108 36C76 60 24 50 -20 68C-62 84 -112 68 -122 28C-124 12 -116 0 -118 -18Z',
  );
  return [
    ...fold(outside, '#f7dfd2', 0),
    ...fold(inner, colour, 0),
    line(parsePath('M-84 -30C-50 -56 -20 -40 6 -20C28 -2 56 -2 82 6'), '#f7dfd2', 9),
    line(parsePath('M-80 28C-52 10 -24 16 -4 30'), '#f7dfd2', 7),
    fill(ellipse(-70, 0, 20, 15), paper.cream),
    fill(ellipse(-70, 0, 9, 7), lighten(colour, 0.12)),
  ];
}

export function wholeFish(colour: string): Drawing[] {
  const body = parsePath('M-150 0C-110 -74 -10 -88 72 -34C52 -8 52 8 72 34C-10 88 -110 74 -150 0Z');
  const tail = parsePath('M54 0C90 -36 122 -58 152 -66C142 -24 142 24 152 66C122 58 90 36 54 0Z');
  const fin = parsePath('M-70 -54C-46 -88 6 -98 42 -84C30 -68 24 -54 24 -46Z');
  const belly = parsePath('M-146 8C-100 34 -10 40 66 30C-10 90 -108 76 -146 8Z');
  return [
    fill(tail, lighten(colour, -0.07)),
    fill(fin, lighten(colour, -0.1)),
    fill(body, colour),
    group([fill(belly, lighten(colour, 0.12))], { clip: body }),
    line(parsePath('M-84 -52C-66 -20 -66 18 -84 52'), lighten(colour, -0.14), 6),
    ...[-36, 0, 36].map((x) =>
      line(parsePath(`M${x} -26C${x + 14} -10 ${x + 14} 8 ${x} 22`), lighten(colour, -0.1), 5),
    ),
    fill(ellipse(-110, -12, 13, 13), paper.cream),
    fill(ellipse(-110, -12, 7, 7), paper.encre),
  ];
}

export function egg(): Drawing[] {
  const white = parsePath(
    'M-128 -10C-140 -64 -84 -108 -28 -98C10 -92 26 -112 66 -98C116 -80 140 -32 126 18C116 54 124 84 80 98C36 112 10 88 -34 96C-86 106 -120 50 -128 -10Z',
  );
  return [
    ...fold(white, paper.blanc),
    ...fold(ellipse(-4, -2, 56, 56), '#f6b32b', -4),
    fill(ellipse(-24, -24, 14, 9), '#ffffff', 0.7),
  ];
}

export function milk(): Drawing[] {
  const bottle = parsePath(
    'M-34 -130L34 -130L34 -84C36 -58 66 -42 66 -4L66 104C66 122 54 130 36 130L-36 130C-54 130 -66 122 -66 104L-66 -4C-66 -42 -36 -58 -34 -84Z',
  );
  return [
    ...fold(bottle, '#eef6fb'),
    group(fold(parsePath('M-80 -20C-40 -36 30 -4 80 -20L80 140L-80 140Z'), paper.blanc), {
      clip: bottle,
    }),
    ...fold(parsePath('M-40 -142L40 -142L40 -116L-40 -116Z'), '#2e64a6'),
  ];
}

export function cheese(): Drawing[] {
  return [
    ...fold(parsePath('M-140 40L60 -96C110 -80 138 -40 140 0L140 90L-140 90Z'), '#f6c445', 30),
    fill(parsePath('M-140 40L140 4L140 90L-140 90Z'), '#ffd968'),
    ...pair(ellipse(-60, 62, 18, 14), '#e0a92c'),
    fill(ellipse(6, 36, 13, 10), '#e0a92c'),
  ];
}

export function broth(): Drawing[] {
  const cup = parsePath('M-128 -20L128 -20C128 60 84 112 0 112C-84 112 -128 60 -128 -20Z');
  return [
    ...fold(cup, '#0d4f31'),
    ...fold(ellipse(0, -22, 128, 34), paper.cream),
    ...fold(ellipse(0, -20, 108, 25), '#d9963f'),
    ...[-44, 0, 44].map((x) =>
      line(parsePath(`M${x} -66C${x - 16} -86 ${x + 16} -104 ${x} -126`), '#c9b58c', 9),
    ),
  ];
}

export function mussel(): Drawing[] {
  const shell = parsePath(
    'M-130 60C-130 -20 -60 -110 60 -112C120 -112 146 -70 132 -20C112 54 -10 110 -90 102C-116 100 -130 84 -130 60Z',
  );
  const flesh = parsePath(
    'M-84 52C-80 0 -20 -62 56 -64C90 -64 102 -40 92 -12C76 32 0 72 -56 72C-74 72 -84 66 -84 52Z',
  );
  return [
    ...fold(shell, '#2f6f63', 0),
    ...fold(flesh, '#f2a25a', 0),
    fill(ellipse(20, -22, 26, 15), '#ffffff', 0.3),
  ];
}
