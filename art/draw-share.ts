import { packDrawing } from './draw-pack.ts';
import { wordmark } from './house/label.ts';
import { type PackArt, ranges } from './pack-art.ts';
import { mix, paper } from './paper/colour.ts';
import { type Drawing, fill, place } from './paper/drawing.ts';
import { ellipse, roundRect } from './paper/forms.ts';
import { breakLines, type Style, widthOf, write } from './paper/lettering.ts';
import { toSvg } from './paper/svg.ts';

/** What messengers and social pages show of a link, in pixels. */
export const SHARE = { width: 1200, height: 630 } as const;

const MARGIN = 76;
const TEXT_WIDTH = 516;
const MOST_LINES = 3;
/** Largest and smallest letters of a recipe. */
const TYPE_SIZES = { from: 92, to: 48 } as const;

/** A product as a link to it is shown elsewhere: its name in large letters, its pack beside it. */
export function drawShare(pack: PackArt): string {
  const size = fittingSize(pack.recipe);
  const style: Style = { face: 'display', size };
  const lines = breakLines(pack.recipe, style, TEXT_WIDTH);
  const first = 322 - ((lines.length - 1) * size) / 2;
  const drawn: Drawing[] = [
    fill(roundRect(0, 0, SHARE.width, SHARE.height), paper.lait),
    fill(ellipse(930, 330, 330, 330), mix(ranges[pack.range], paper.blanc, 0.45)),
    place([place(packDrawing(pack), -500, -640)], 930, 322, 0.5),
    wordmark(
      MARGIN + widthOf('gamelle', { face: 'wordmark', size: 58 }) / 2,
      122,
      58,
      paper.sapin700,
    ),
    ...lines.map((text, index) =>
      fill(write(text, style, MARGIN, first + index * size), paper.encre),
    ),
    fill(
      write(pack.eyebrow, { face: 'strong', size: 32 }, MARGIN, first + lines.length * size + 8),
      paper.sapin700,
    ),
    fill(write(pack.claim, { face: 'text', size: 30 }, MARGIN, 552), paper.encre),
  ];
  return toSvg(drawn, SHARE);
}

/** As large as the recipe can be written in the lines there are. */
function fittingSize(recipe: string): number {
  for (let size: number = TYPE_SIZES.from; size > TYPE_SIZES.to; size -= 4) {
    const style: Style = { face: 'display', size };
    const lines = breakLines(recipe, style, TEXT_WIDTH);
    if (lines.length <= MOST_LINES && lines.every((text) => widthOf(text, style) <= TEXT_WIDTH))
      return size;
  }
  return TYPE_SIZES.to;
}
