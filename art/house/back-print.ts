import { defined } from '#kit/defined.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill, place } from '../paper/drawing.ts';
import { roundRect } from '../paper/forms.ts';
import { breakLines, type Style, widthOf, write } from '../paper/lettering.ts';
import { barcode } from './barcode.ts';
import { wordmark } from './label.ts';

export interface BackText {
  composition: string;
  /** Weight of the animal and daily ration, as shown. */
  rationRows: readonly (readonly [string, string])[];
}

export interface BackBox {
  /** Left, top, width and height of the cream panel. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Left out where the pack carries the name elsewhere. */
  wordmark?: { y: number; size: number };
  scale: number;
}

/** The back of a pack: brand, composition, ration table and barcode on a cream panel. */
export function backPrint(pack: PackArt, text: BackText, box: BackBox): Drawing[] {
  const colour = ranges[pack.range];
  const { left, top, width, height, scale } = box;
  const inner = width / scale - 56;
  const rows = text.rationRows.slice(0, 4);
  const tableHeight = rows.length > 0 ? 46 + rows.length * 34 : 0;
  const room = height / scale - 290 - tableHeight;
  const content: Drawing[] = [
    fill(write(pack.recipe, fitted(pack.recipe, 40, inner), 28, 62), paper.encre),
    fill(write(pack.eyebrow, { face: 'text', size: 20 }, 28, 92), paper.encre2),
    fill(roundRect(28, 108, inner, 3), colour),
    ...composition(text.composition, inner, room),
    ...table(rows, inner, height / scale - 138 - tableHeight),
    place(barcode(pack.seed), width / scale - 218, height / scale - 128),
    ...pledge(pack, height / scale - 128),
  ];
  return defined([
    box.wordmark
      ? wordmark(left + width / 2, box.wordmark.y, box.wordmark.size, textOn(colour))
      : undefined,
    fill(roundRect(left, top, width, height, 26 * scale), paper.cream),
    place(content, left, top, scale),
  ]);
}

function fitted(text: string, size: number, width: number): Style {
  const style: Style = { face: 'display', size };
  return { ...style, size: size * Math.min(1, width / widthOf(text, style)) };
}

function heading(text: string, y: number): Drawing {
  return fill(write(text, { face: 'strong', size: 21 }, 28, y), paper.encre);
}

/** The legal list, as large as its room allows; the rest is cut off at a word with an ellipsis. */
function composition(text: string, width: number, room: number): Drawing[] {
  let size = 26;
  let lines = breakLines(text, { face: 'text', size }, width);
  while (lines.length * size * 1.32 > room && size > 13) {
    size -= 0.5;
    lines = breakLines(text, { face: 'text', size }, width);
  }
  const most = Math.max(1, Math.floor(room / (size * 1.32)));
  const shown = lines.slice(0, most);
  if (lines.length > most) shown.push(`${shown.pop()} …`);
  return [
    heading('Composition', 148),
    ...shown.map((line, index) =>
      fill(write(line, { face: 'text', size }, 28, 182 + index * size * 1.32), paper.encre2),
    ),
  ];
}

function table(
  rows: readonly (readonly [string, string])[],
  width: number,
  top: number,
): Drawing[] {
  if (rows.length === 0) return [];
  return [
    heading('Ration du jour', top + 22),
    ...rows.flatMap(([weight, ration], index) => {
      const y = top + 36 + index * 34;
      const style: Style = { face: 'text', size: 20 };
      return defined<Drawing>([
        index % 2 === 0 ? fill(roundRect(20, y, width + 16, 34, 8), paper.brume) : undefined,
        fill(write(weight, style, 34, y + 24), paper.encre2),
        fill(write(ration, { ...style, face: 'strong' }, 22 + width, y + 24, 'end'), paper.encre),
      ]);
    }),
  ];
}

/** The weight again, and where the pack goes once it is empty. */
function pledge(pack: PackArt, y: number): Drawing[] {
  const colour = ranges[pack.range];
  const style: Style = { face: 'strong', size: 26 };
  const pill = widthOf(pack.weight, style) + 36;
  const weight = () => [
    fill(roundRect(28, y, pill, 46, 23), colour),
    fill(write(pack.weight, style, 28 + pill / 2, y + 32, 'middle'), textOn(colour)),
  ];
  const printed = pack.weight ? weight() : [];
  return [
    ...printed,
    fill(write('Emballage à trier', { face: 'text', size: 18 }, 28, y + 88), paper.encre2),
  ];
}
