import { defined } from '#kit/defined.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill } from '../paper/drawing.ts';
import { roundRect } from '../paper/forms.ts';
import { breakLines, type Style, widthOf, write } from '../paper/lettering.ts';

export const brand = 'gamelle';

/** The name of the house, centred on `x` with its baseline at `y`. */
export function wordmark(x: number, y: number, size: number, colour: string): Drawing {
  const style: Style = { face: 'wordmark', size, tracking: -0.03 * size };
  return fill(write(brand, style, x, y, 'middle'), colour);
}

export interface LabelBox {
  x: number;
  /** Baseline of the eyebrow. */
  eyebrow: number;
  /** Middle of the recipe's lines. */
  recipe: number;
  /** Top of the row with weight and claim. */
  row: number;
  width: number;
  /** 1 on a bag; smaller on smaller packs. */
  scale: number;
}

/** The words on the bowl: who it is for, the recipe, the weight and one claim. */
export function label(pack: PackArt, box: LabelBox): Drawing[] {
  const { x, scale, width } = box;
  return [
    fill(eyebrowPath(pack.eyebrow, box), paper.encre2),
    ...recipeLines(pack.recipe, width, scale).map(({ text, style, lift }) =>
      fill(write(text, style, x, box.recipe + lift, 'middle'), paper.encre),
    ),
    ...weightRow(pack, box),
  ];
}

function eyebrowPath(text: string, { x, eyebrow, width, scale }: LabelBox) {
  const upper = text.toLocaleUpperCase('fr');
  const style: Style = { face: 'strong', size: 27 * scale, tracking: 3.6 * scale };
  const shrink = Math.min(1, width / widthOf(upper, style));
  const fitted = { ...style, size: style.size * shrink, tracking: 3.6 * scale * shrink };
  return write(upper, fitted, x, eyebrow, 'middle');
}

interface Line {
  text: string;
  style: Style;
  /** Baseline relative to the middle of the block. */
  lift: number;
}

const capHeight = 0.7;
const leading = 0.95;

/** The recipe on one line or two, as large as the width and the house's limits allow. */
export function recipeLines(text: string, width: number, scale: number): Line[] {
  const fits = (lines: string[], limit: number) => {
    const widest = Math.max(...lines.map((line) => widthOf(line, { face: 'display', size: 100 })));
    return Math.min(limit * scale, (width / widest) * 100);
  };
  const single = fits([text], 100);
  const twoLines = balance(text, width);
  const double = twoLines.length > 1 ? fits(twoLines, 86) : 0;
  const cramped = single < 64 * scale && double > single;
  const lines = cramped || double > single * 1.08 ? twoLines : [text];
  const size = lines.length > 1 ? double : single;
  const style: Style = { face: 'display', size, tracking: -0.012 * size };
  const height = size * (capHeight + leading * (lines.length - 1));
  return lines.map((line, index) => ({
    text: line,
    style,
    lift: -height / 2 + size * (capHeight + leading * index),
  }));
}

/** The break into two lines whose longer one is shortest. */
function balance(text: string, width: number): string[] {
  const style: Style = { face: 'display', size: 100 };
  const whole = widthOf(text, style);
  for (let share = 0.5; share <= 1; share += 0.04) {
    const lines = breakLines(text, style, whole * share);
    if (lines.length <= 2) return lines;
  }
  return breakLines(text, style, width).slice(0, 2);
}

function weightRow(pack: PackArt, { x, row, width, scale }: LabelBox): Drawing[] {
  const ground = ranges[pack.range];
  const height = 56 * scale;
  const weight: Style = { face: 'strong', size: 33 * scale };
  const claim: Style = { face: 'text', size: 28 * scale };
  const gap = 18 * scale;
  const pill = widthOf(pack.weight, weight) + 46 * scale;
  const room = width * 1.12 - pill - gap;
  const claimShrink = Math.min(1, room / widthOf(pack.claim, claim));
  const shown = claimShrink > 0.72 ? pack.claim : '';
  const fitted = { ...claim, size: claim.size * claimShrink };
  const total = pill + (shown ? gap + widthOf(shown, fitted) : 0);
  const left = x - total / 2;
  const middle = row + height / 2;
  return defined([
    fill(roundRect(left, row, pill, height, height / 2), ground),
    fill(
      write(pack.weight, weight, left + pill / 2, middle + 11.8 * scale, 'middle'),
      textOn(ground),
    ),
    shown
      ? fill(write(shown, fitted, left + pill + gap, middle + 10 * scale), paper.encre2)
      : undefined,
  ]);
}
