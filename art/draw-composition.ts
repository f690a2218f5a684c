import { defined } from '#kit/defined.ts';
import { packDrawing } from './draw-pack.ts';
import type { PackArt } from './pack-art.ts';
import { ranges } from './pack-art.ts';
import { mix, paper } from './paper/colour.ts';
import { type Drawing, fill, line, place } from './paper/drawing.ts';
import { ellipse } from './paper/forms.ts';
import { type Style, widthOf, write } from './paper/lettering.ts';
import type { Path } from './paper/path.ts';
import { toSvg } from './paper/svg.ts';
import { cutPaper } from './views/ingredients.ts';

export interface NamedShare {
  name: string;
  /** As shown, such as "38 %"; empty shows the name alone. */
  share: string;
}

interface Place {
  x: number;
  y: number;
}

/** Around the pack when there is width, under it when there is not; units of a 1200 or 600 wide sheet. */
const wide = {
  width: 1200,
  height: 720,
  threads: 5,
  pack: { x: 600, y: 372, scale: 0.5 },
  spots: [
    { x: 212, y: 150 },
    { x: 190, y: 470 },
    { x: 978, y: 96 },
    { x: 1046, y: 326 },
    { x: 966, y: 556 },
  ],
};
const tall = {
  width: 600,
  height: 1060,
  threads: 3,
  pack: { x: 300, y: 254, scale: 0.4 },
  spots: [
    { x: 112, y: 620 },
    { x: 300, y: 620 },
    { x: 488, y: 620 },
    { x: 186, y: 884 },
    { x: 414, y: 884 },
  ],
};

/** One pack taken apart: five ingredients with their names, tied to it by a dotted line. */
export function drawComposition(
  pack: PackArt,
  ingredients: readonly NamedShare[],
  size: { width: number; height: number },
): string {
  const sheet = size.width > size.height ? wide : tall;
  const scale = Math.min(size.width / sheet.width, size.height / sheet.height);
  const { x, y, scale: packScale } = sheet.pack;
  const shown = ingredients.slice(0, sheet.spots.length).map((named, index) => ({
    ...named,
    spot: sheet.spots[index] ?? { x, y },
  }));
  const drawn: Drawing[] = [
    ...shown.slice(0, sheet.threads).map(({ spot }) => thread(spot, { x, y })),
    fill(
      ellipse(x, y + 8, 560 * packScale, 560 * packScale),
      mix(ranges[pack.range], paper.blanc, 0.72),
    ),
    place([place(packDrawing(pack), -500, -640)], x, y, packScale),
    ...shown.flatMap(({ spot, ...named }) => tile(named, spot, pack)),
  ];
  const left = (size.width - sheet.width * scale) / 2;
  const top = (size.height - sheet.height * scale) / 2;
  return toSvg([place(drawn, left, top, scale)], size);
}

function thread(from: Place, to: Place): Drawing {
  const bend = (from.x + to.x) / 2;
  const path: Path = [
    ['M', from.x, from.y],
    ['C', bend, from.y, bend, to.y, to.x, to.y],
  ];
  return { ...line(path, paper.sapin700, 4), dash: '1 13' };
}

function tile({ name, share }: NamedShare, { x, y }: Place, pack: PackArt): Drawing[] {
  const label: Style = { face: 'display', size: 30 };
  const shrink = Math.min(1, 190 / widthOf(name, label));
  return defined([
    fill(ellipse(x, y, 84, 84), mix(ranges[pack.range], paper.blanc, 0.78)),
    cutPaper(name, x, y, 0.44),
    fill(write(name, { ...label, size: 30 * shrink }, x, y + 120, 'middle'), paper.encre),
    share
      ? fill(write(share, { face: 'strong', size: 24 }, x, y + 150, 'middle'), paper.encre2)
      : undefined,
  ]);
}
