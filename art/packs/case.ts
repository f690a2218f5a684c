import { type FrontLayout, front } from '../house/front.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Cylinder, metal, wall } from '../paper/cylinder.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { roundRect } from '../paper/forms.ts';
import { type Path, parsePath } from '../paper/path.ts';
import { band, fade, falloff, groundShadow, volume } from '../paper/soft.ts';
import { tinLid } from './tin-lid.ts';

/** The open tray: its front carries the print, its pieces look over the edge. */
const tray = { left: 70, right: 930, top: 452, bottom: 1160 } as const;
const width = tray.right - tray.left;

/** Pieces of a case when the pack does not say how many. */
const USUAL = 6;

const layout: FrontLayout = {
  wordmark: { y: 556, size: 84 },
  disc: { y: 706, r: 128 },
  head: 0.6,
  bowl: { x: 500, y: 802, rim: 620, rimHeight: 42, top: 540, base: 668, bottom: 1132 },
  paws: { y: 792, reach: 176, scale: 0.74 },
  label: { x: 500, eyebrow: 884, recipe: 968, row: 1064, width: 500, scale: 0.9 },
};

/** Pieces side by side and one behind another: as many as there are, never more rows than can be seen. */
const rowsOf = (count: number, most: number): number[] => {
  const rows = Math.min(most, Math.max(1, Math.round(Math.sqrt(count / 1.6))));
  const across = Math.ceil(count / rows);
  // The rows behind hold what is left over; the one in front is full.
  return Array.from({ length: rows }, (_, row) =>
    Math.max(0, Math.min(across, count - across * row)),
  )
    .filter((pieces) => pieces > 0)
    .toReversed();
};

/** A case of tins, every lid in sight; 860 wide, standing on y 1160. */
export function tinCase(pack: PackArt): Drawing[] {
  const rows = rowsOf(pack.units ?? USUAL, 6);
  const across = Math.max(...rows);
  const radius = (width - 24) / across / 2 - 3;
  const ratio = 0.3;
  const pitch = Math.min(radius * 2 * ratio * 1.18, 300 / rows.length);
  const lids = rows.flatMap((pieces, row) => {
    const y = tray.top - 16 - (rows.length - 1 - row) * pitch;
    return centres(pieces, radius * 2 + 6).flatMap((x) => tinTop(pack, x, y, radius, ratio));
  });
  return standing([...lids], pack);
}

/** A wall in the colour of the range, cut off by the tray, and the lid on it. */
function tinTop(pack: PackArt, x: number, y: number, radius: number, ratio: number): Drawing[] {
  // The lid is drawn once at the size its details are made for.
  const natural: Cylinder = { x: 0, radius: 268, ratio };
  const scale = radius / natural.radius;
  const label = wall(natural, 44, 420);
  return [
    place(
      [
        fill(wall(natural, 0, 420), metal(natural)),
        fill(label, ranges[pack.range]),
        volume(label, -natural.radius, natural.radius, [
          [0, 0.6],
          [0.16, 0.14],
          [0.3, 0],
          [0.64, 0],
          [0.84, 0.24],
          [1, 0.66],
        ]),
        ...tinLid(natural, 0),
      ],
      x,
      y,
      scale,
    ),
  ];
}

/** A case of pouches that stand one behind another, every seal in sight; 860 wide. */
export function pouchCase(pack: PackArt): Drawing[] {
  const count = pack.units ?? USUAL;
  const columns = count > 24 ? 4 : count > 12 ? 3 : count > 3 ? 2 : 1;
  const deep = Math.ceil(count / columns);
  const each = (width - 28) / columns;
  const pitch = Math.min(40, 330 / deep);
  const tops = Array.from({ length: deep }, (_, row) => {
    const pieces = Math.min(columns, count - columns * (deep - 1 - row));
    const y = tray.top - 70 - (deep - 1 - row) * pitch;
    return centres(pieces, each).flatMap((x) => pouchTop(pack, x, y, each - 12, row % 2 === 0));
  });
  return standing(tops.flat(), pack);
}

/** The sealed edge of a pouch and what the next one leaves of its front. */
function pouchTop(pack: PackArt, x: number, y: number, wide: number, even: boolean): Drawing[] {
  const colour = lighten(ranges[pack.range], even ? 0 : -0.035);
  const half = wide / 2;
  const body = parsePath(
    `M${-half} 6C${-half} 2 ${-half + 4} 0 ${-half + 10} 0L${half - 10} 0C${half - 4} 0 ${half} 2 ${half} 6L${half + 4} 150L${-half - 4} 150Z`,
  );
  return [
    place(
      [
        fill(body, colour),
        fill(roundRect(-half, 0, wide, 22, 6), lighten(colour, 0.05)),
        ...[5, 11, 17].map((at) => fill(roundRect(-half, at, wide, 2), paper.shade, 0.2)),
        volume(body, -half, half, [
          [0, 0.42],
          [0.06, 0.08],
          [0.14, 0],
          [0.8, 0],
          [0.94, 0.2],
          [1, 0.46],
        ]),
        fade(-half, 22, wide, 24, paper.shade, 0.22),
        line(body, '#ffffff', 2, 0.4),
      ],
      x,
      y,
    ),
  ];
}

/** Middles of so many pieces in a row of the tray, centred. */
const centres = (pieces: number, step: number): number[] =>
  Array.from({ length: pieces }, (_, index) => 500 + (index - (pieces - 1) / 2) * step);

/** The pieces in their tray. */
function standing(pieces: Drawing[], pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  const face: Path = roundRect(tray.left, tray.top, width, tray.bottom - tray.top, 14);
  return [
    groundShadow(524, 1140, 452, 34, 44, 0.46),
    groundShadow(504, 1150, 420, 15, 12, 0.85),
    // What lies behind the edge ends there.
    group(pieces, { clip: roundRect(tray.left - 20, 60, width + 40, tray.top + 40) }),
    group(
      [
        fill(face, colour),
        ...front(pack, layout),
        fade(tray.left, tray.top, width, 26, '#ffffff', 0.34),
        fade(tray.left, tray.bottom, width, -110, paper.shade, 0.3),
        volume(face, tray.left, tray.right, [
          [0, 0.34],
          [0.03, 0.12],
          [0.09, 0],
          [0.8, 0],
          [0.95, 0.14],
          [1, 0.36],
        ]),
        band(tray.left + 60, tray.top, 96, tray.bottom - tray.top, falloff('#ffffff', 0.3, 0.1)),
        line(face, '#ffffff', 5, 0.28),
        fill(face, { pattern: 'grain' }),
      ],
      { clip: face },
    ),
  ];
}
