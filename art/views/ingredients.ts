import { ingredient } from '../ingredients/index.ts';
import type { PackArt } from '../pack-art.ts';
import { mix, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, place } from '../paper/drawing.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { breakLines, type Style, widthOf, write } from '../paper/lettering.ts';
import { tintOf } from './ground.ts';

/** Four ingredients in cut paper, each on its tile, named. */
export function ingredientsView(pack: PackArt, names: readonly string[]): Drawing[] {
  const tile = { width: 452, height: 560 };
  const tint = tintOf(pack.range);
  return [
    fill(roundRect(0, 0, 1000, 1250), tint),
    ...names.slice(0, 4).flatMap((name, index) => {
      const x = 36 + (index % 2) * (tile.width + 24);
      const y = 53 + Math.floor(index / 2) * (tile.height + 24);
      return [
        fill(roundRect(x, y, tile.width, tile.height, 44), mix(tint, paper.blanc, 0.6)),
        fill(ellipse(x + tile.width / 2, y + 232, 176, 176), tint),
        cutPaper(name, x + tile.width / 2, y + 232, 1.14),
        ...caption(name, x + tile.width / 2, y + 496, tile.width - 56),
      ];
    }),
  ];
}

/** An ingredient with the soft shadow of paper lying on paper. */
export function cutPaper(name: string, x: number, y: number, scale: number): Drawing {
  return place(
    [
      group(ingredient(name).map(shadowOf), { move: [9, 14], opacity: 0.2, blur: 6 }),
      ...ingredient(name),
    ],
    x,
    y,
    scale,
  );
}

function caption(name: string, x: number, y: number, width: number): Drawing[] {
  const style: Style = { face: 'display', size: 54 };
  const lines = widthOf(name, style) <= width ? [name] : breakLines(name, style, width).slice(0, 2);
  const widest = Math.max(...lines.map((line) => widthOf(line, style)));
  const size = Math.min(54, (54 * width) / widest);
  return lines.map((line, index) =>
    fill(
      write(line, { ...style, size }, x, y + (index - (lines.length - 1) * 0.6) * size, 'middle'),
      paper.encre,
    ),
  );
}

function shadowOf(drawing: Drawing): Drawing {
  if ('children' in drawing) return { ...drawing, children: drawing.children.map(shadowOf) };
  const { fill: inside, stroke } = drawing;
  return {
    ...drawing,
    fill: inside === undefined ? undefined : paper.shade,
    stroke: stroke === undefined ? undefined : paper.shade,
  };
}
