import { paper } from '../paper/colour.ts';
import { type Cylinder, metal, wall } from '../paper/cylinder.ts';
import { type Drawing, fill, group, line, type Paint } from '../paper/drawing.ts';
import { ellipse } from '../paper/forms.ts';
import type { Path } from '../paper/path.ts';

/** The lid of a tin: rolled rim, groove, panel, bead and pull ring. */
export function tinLid(can: Cylinder, top: number): Drawing[] {
  const rim: Cylinder = { ...can, radius: can.radius + 7 };
  const middle = top - can.radius * can.ratio;
  const oval = (inset: number, lift = 0): Path =>
    ellipse(can.x, middle + lift, rim.radius - inset, (rim.radius - inset) * can.ratio);
  return [
    fill(wall(rim, top - 2, top + 19), metal(rim)),
    fill(wall(rim, top + 13, top + 19), paper.shade, 0.3),
    fill(oval(0, -2), sheet(can, middle, ['#f4f7f5', '#b4bcb7', '#eef1ef', '#8b938f'])),
    fill(oval(13, 0), sheet(can, middle, ['#59625d', '#7d8681', '#9aa29d', '#c9cfcb'])),
    fill(oval(20, 5), sheet(can, middle, ['#c3cac5', '#f6f8f6', '#cfd6d1', '#9ea6a1'])),
    line(oval(54, 5), '#7c8580', 3, 0.55),
    line(oval(57, 7), '#ffffff', 2.5, 0.75),
    ...pullRing(can.x, middle + 8),
  ];
}

function sheet(can: Cylinder, y: number, colours: readonly string[]): Paint {
  const stops = colours.map((colour, index) => ({ at: index / (colours.length - 1), colour }));
  return { linear: [can.x - can.radius, y - 30, can.x + can.radius, y + 30], stops };
}

function pullRing(x: number, y: number): Drawing[] {
  const ring = [...ellipse(x + 12, y - 2, 88, 19), ...reversed(ellipse(x + 22, y - 3, 58, 11))];
  const shine: Paint = {
    linear: [x - 80, y - 20, x + 90, y + 16],
    stops: [
      { at: 0, colour: '#ffffff' },
      { at: 0.45, colour: '#c7cecA'.toLowerCase() },
      { at: 0.7, colour: '#f3f6f4' },
      { at: 1, colour: '#8d9691' },
    ],
  };
  return [
    group([fill(ring, paper.shade, 0.28)], { move: [5, 7] }),
    fill(ring, shine),
    line(ellipse(x + 12, y - 2, 88, 19), '#6f7874', 1.5, 0.6),
    fill(ellipse(x - 58, y - 1, 24, 8), '#e3e8e5'),
    fill(ellipse(x - 62, y - 2, 11, 4.5), '#87908b'),
    fill(ellipse(x - 64, y - 3, 7, 2.6), '#f4f7f5'),
  ];
}

/** The same outline drawn the other way round, so that it cuts a hole. */
function reversed(path: Path): Path {
  const points = path.flatMap(([, ...values]) => values);
  const back: Path[number][] = [['M', points.at(-2) ?? 0, points.at(-1) ?? 0]];
  for (let at = points.length - 4; at >= 4; at -= 6) {
    back.push([
      'C',
      points[at] ?? 0,
      points[at + 1] ?? 0,
      points[at - 2] ?? 0,
      points[at - 1] ?? 0,
      points[at - 4] ?? 0,
      points[at - 3] ?? 0,
    ]);
  }
  return [...back, ['Z']];
}
