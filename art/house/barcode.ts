import { paper } from '../paper/colour.ts';
import { type Drawing, fill } from '../paper/drawing.ts';
import { roundRect } from '../paper/forms.ts';
import { write } from '../paper/lettering.ts';
import { seeded } from '../paper/random.ts';

const odd = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];

/** A decorative EAN-shaped barcode, 190 × 110, number made from the seed. */
export function barcode(seed: number): Drawing[] {
  const random = seeded(seed + 13);
  const digits = `37${Array.from({ length: 11 }, () => Math.floor(random() * 10)).join('')}`;
  const bars: Drawing[] = [];
  let x = 8;
  const draw = (widths: string, long = false) => {
    for (const [index, width] of [...widths].entries()) {
      if (index % 2 === 1)
        bars.push(fill(roundRect(x, 8, Number(width) * 1.84, long ? 84 : 74), paper.encre));
      x += Number(width) * 1.84;
    }
  };
  draw('0111', true);
  for (const digit of digits.slice(1, 7)) draw(odd[Number(digit)] ?? '');
  draw('11111', true);
  for (const digit of digits.slice(7)) draw(`0${odd[Number(digit)] ?? ''}0`.slice(0, 5));
  draw('0111', true);
  return [
    fill(roundRect(0, 0, 190, 110, 8), paper.blanc),
    ...bars,
    fill(write(digits, { face: 'text', size: 16, tracking: 3.4 }, 95, 103, 'middle'), paper.encre),
  ];
}
