import type { PackArt } from '../pack-art.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, place } from '../paper/drawing.ts';
import { ellipse, softPolygon } from '../paper/forms.ts';
import { boundsOf, mapPath, type Path } from '../paper/path.ts';
import { falloff } from '../paper/soft.ts';
import { kibbleShape } from './kibble.ts';
import { treatShapes } from './treats.ts';

/** One piece of food seen from very near, about 200 wide, with texture and a cast shadow. */
export function macroPiece(
  what: PackArt,
  random: () => number,
  turn = 0,
  kind = random(),
): Drawing[] {
  const content = contentOf(what);
  if (content === 'treats') {
    const shapes = treatShapes[what.species];
    const path = shapes[Math.floor(kind * shapes.length)] ?? kibbleShape(what.range);
    return crust(turned(path, turn), 1.9, random);
  }
  return content === 'chunks'
    ? chunk(random)
    : crust(turned(kibbleShape(what.range), turn), 3.7, random);
}

/** Turning the outline, not the drawing, keeps the light where it comes from. */
function turned(path: Path, degrees: number): Path {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return mapPath(path, (x, y) => [x * cos - y * sin, x * sin + y * cos]);
}

/** Bags hold kibble, tins and pouches chunks in sauce, jars treats, unless the pack says otherwise. */
export function contentOf({ kind, content }: PackArt): 'kibble' | 'chunks' | 'treats' {
  if (content) return content;
  if (kind.endsWith('tin') || kind.endsWith('pouch')) return 'chunks';
  return kind === 'jar' ? 'treats' : 'kibble';
}

const crusts = ['#a9682f', '#945826', '#bb7b3d'] as const;

function crust(path: Path, scale: number, random: () => number): Drawing[] {
  const box = boundsOf(path);
  const colour = crusts[Math.floor(random() * crusts.length)] ?? crusts[0];
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const somewhere = () =>
    [box.left + w * (0.12 + random() * 0.76), box.top + h * (0.12 + random() * 0.76)] as const;
  const pores = Array.from({ length: 26 }, () => {
    const [x, y] = somewhere();
    const r = 0.5 + random() * 1.3;
    return [
      fill(ellipse(x, y, r * 1.1, r), lighten(colour, -0.2), 0.75),
      fill(ellipse(x + 0.4, y + r * 0.9, r * 0.8, r * 0.3), '#ffffff', 0.22),
    ];
  });
  const crumbs = Array.from({ length: 10 }, () => {
    const [x, y] = somewhere();
    return fill(ellipse(x, y, 1 + random() * 1.4, 0.8 + random()), lighten(colour, 0.1), 0.6);
  });
  return [
    place(
      [
        fill(ellipse(4, 6, w * 0.66, h * 0.66), {
          radial: [4, 6, w * 0.66, h * 0.66],
          stops: falloff(paper.shade, 0.4, 0.5),
        }),
        fill(path, lighten(colour, -0.12)),
        group(
          [
            group([fill(path, colour)], { move: [-1.2, -2.2] }),
            ...pores.flat(),
            ...crumbs,
            fill(path, {
              radial: [box.left * 0.45, box.top * 0.6, w * 0.95, h * 0.95],
              stops: [
                { at: 0, colour: '#fff1d6', alpha: 0.5 },
                { at: 0.4, colour: '#fff1d6', alpha: 0.06 },
                { at: 0.62, colour: paper.shade, alpha: 0.04 },
                { at: 1, colour: paper.shade, alpha: 0.5 },
              ],
            }),
          ],
          { clip: path },
        ),
      ],
      0,
      0,
      scale,
    ),
  ];
}

const meats = ['#a8573f', '#94482f', '#b9694c'] as const;

/** A chunk of meat glazed with sauce. */
function chunk(random: () => number): Drawing[] {
  const colour = meats[Math.floor(random() * meats.length)] ?? meats[0];
  const jitter = () => (random() - 0.5) * 34;
  const block = softPolygon(
    [
      [-92 + jitter(), -70 + jitter()],
      [84 + jitter(), -78 + jitter()],
      [96 + jitter(), 62 + jitter()],
      [-82 + jitter(), 76 + jitter()],
    ],
    40,
  );
  const fibres = Array.from({ length: 9 }, (_, index) => {
    const y = -60 + index * 15 + random() * 8;
    const x = (random() - 0.5) * 60;
    return fill(
      ellipse(x, y, 34 + random() * 40, 2.2),
      lighten(colour, index % 2 ? -0.09 : 0.07),
      0.5,
    );
  });
  return [
    fill(ellipse(8, 18, 136, 120), {
      radial: [8, 18, 136, 120],
      stops: falloff(paper.shade, 0.4, 0.5),
    }),
    fill(block, lighten(colour, -0.11)),
    group(
      [
        group([fill(block, colour)], { move: [-4, -10] }),
        ...fibres,
        fill(block, {
          radial: [-40, -50, 180, 160],
          stops: [
            { at: 0, colour: '#ffe9d8', alpha: 0.4 },
            { at: 0.5, colour: '#ffe9d8', alpha: 0 },
            { at: 1, colour: paper.shade, alpha: 0.46 },
          ],
        }),
        fill(ellipse(-36, -46, 34, 9), '#ffffff', 0.5),
        fill(ellipse(18, -52, 9, 5), '#ffffff', 0.42),
      ],
      { clip: block },
    ),
  ];
}
