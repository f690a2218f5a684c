import { bowl } from '../house/bowl.ts';
import { type FrontLayout, front } from '../house/front.ts';
import { wordmark } from '../house/label.ts';
import { type PackArt, type Range, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill, group, line } from '../paper/drawing.ts';
import { ellipse, polygon, roundRect } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { seeded } from '../paper/random.ts';
import { band, fade, falloff, groundShadow, volume } from '../paper/soft.ts';

const bagOutline = parsePath(
  'M208 112L792 112L794 168C795 186 800 204 806 232C822 300 830 360 830 430L830 900C830 972 824 1040 816 1100C812 1134 800 1152 768 1156C680 1163 590 1166 500 1166C410 1166 320 1163 232 1156C200 1152 188 1134 184 1100C176 1040 170 972 170 900L170 430C170 360 178 300 194 232C200 204 205 186 206 168Z',
);

const layout: FrontLayout = {
  wordmark: { y: 268, size: 108 },
  disc: { y: 590, r: 276 },
  head: 1.12,
  bowl: { x: 500, y: 750, rim: 600, rimHeight: 50, top: 526, base: 640, bottom: 1118 },
  paws: { y: 738, reach: 200, scale: 1 },
  label: { x: 500, eyebrow: 843, recipe: 938, row: 1034, width: 500, scale: 1 },
};

/** A standing bag of kibble, 1000 × 1250. */
export function bag(pack: PackArt, print = front(pack, layout)): Drawing[] {
  const colour = ranges[pack.range];
  return [
    ...bagShadow(),
    group(
      [fill(bagOutline, colour), ...seal(colour), creases(pack.seed), ...print, ...paperLight()],
      {
        clip: bagOutline,
      },
    ),
  ];
}

/** A bag with nothing on it but the name of the house, and no shadow: a prop for scenes. */
export function bagBare(range: Range): Drawing[] {
  const colour = ranges[range];
  const print = [
    wordmark(500, 300, 120, textOn(colour)),
    fill(ellipse(500, 700, 236, 236), lighten(colour, 0.06)),
    ...bowl({ x: 500, y: 640, rim: 300, rimHeight: 34, top: 260, base: 330, bottom: 790 }),
  ];
  return [
    group([fill(bagOutline, colour), ...seal(colour), ...print, ...paperLight().slice(0, -1)], {
      clip: bagOutline,
    }),
  ];
}

function bagShadow(): Drawing[] {
  return [groundShadow(528, 1148, 380, 34, 44, 0.5), groundShadow(504, 1152, 330, 16, 12, 0.85)];
}

function seal(colour: string): Drawing[] {
  const crimps = Array.from({ length: 50 }, (_, index) => 202 + index * 12);
  const dark = polygonLines(crimps, 3);
  const light = polygonLines(
    crimps.map((x) => x + 4.5),
    2,
  );
  return [
    fill(roundRect(160, 100, 680, 66), lighten(colour, -0.09)),
    fill(dark, '#000000', 0.12),
    fill(light, '#ffffff', 0.2),
    fade(160, 166, 680, 36, paper.shade, 0.3),
    line(parsePath('M206 167L794 167'), '#ffffff', 2, 0.35),
  ];
}

function polygonLines(xs: readonly number[], width: number) {
  return xs.flatMap((x) => roundRect(x, 112, width, 54));
}

/** Light from the upper left on soft paper: volume, shine and grain. */
function paperLight(): Drawing[] {
  return [
    volume(bagOutline, 170, 830, [
      [0, 0.46],
      [0.035, 0.24],
      [0.1, 0.06],
      [0.2, 0],
      [0.7, 0],
      [0.86, 0.1],
      [0.945, 0.26],
      [1, 0.5],
    ]),
    fade(160, 1166, 680, -130, paper.shade, 0.36),
    band(228, 150, 116, 1000, falloff('#ffffff', 0.5, 0.1)),
    band(762, 240, 40, 860, falloff('#ffffff', 0.24)),
    band(750, 220, 30, 900, falloff(paper.shade, 0.22)),
    line(bagOutline, '#ffffff', 5, 0.22),
    fill(bagOutline, { pattern: 'grain' }),
  ];
}

/** Five soft folds falling from the seal. */
function creases(seed: number): Drawing {
  const random = seeded(seed);
  const folds = [252, 366, 482, 612, 728].flatMap((start) => {
    const x = start + (random() - 0.5) * 50;
    const length = 110 + random() * 110;
    const lean = (random() - 0.5) * 40;
    const width = 12 + random() * 12;
    const side = (direction: number) =>
      polygon([
        [x, 160],
        [x + direction * width, 160],
        [x + lean + direction * 3, 168 + length],
        [x + lean, 168 + length],
      ]);
    return [fill(side(1), paper.shade, 0.2), fill(side(-1), '#ffffff', 0.3)];
  });
  return group(folds, { blur: 5 });
}
