import { paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line, type Paint } from '../paper/drawing.ts';
import { ellipse } from '../paper/forms.ts';
import { falloff } from '../paper/soft.ts';

/** Brushed steel from upper left to lower right. */
export function steel(left: number, top: number, right: number, bottom: number): Paint {
  const colours = ['#f8faf9', '#c9d0cc', '#eef1ef', '#aab3ae', '#dfe4e1'];
  return {
    linear: [left, top, right, bottom],
    stops: colours.map((colour, index) => ({ at: index / (colours.length - 1), colour })),
  };
}

/** A shallow steel dish seen from above at an angle. */
export function steelDish(x: number, y: number, radius: number): Drawing[] {
  const ry = radius * 0.4;
  const inside = ellipse(x, y + 2, radius * 0.86, ry * 0.82);
  return [
    fill(ellipse(x + 5, y + 8, radius * 1.05, ry * 1.1), {
      radial: [x + 5, y + 8, radius * 1.05, ry * 1.1],
      stops: falloff(paper.shade, 0.4, 0.8),
    }),
    fill(ellipse(x, y, radius, ry), steel(x - radius, y - ry, x + radius, y + ry)),
    line(ellipse(x, y, radius - 2, ry - 2), '#ffffff', 2.5, 0.7),
    fill(inside, steel(x + radius, y - ry, x - radius, y + ry)),
    group(
      [
        fill(inside, {
          linear: [0, y - ry, 0, y + ry],
          stops: [
            { at: 0, colour: paper.shade, alpha: 0.5 },
            { at: 0.6, colour: paper.shade, alpha: 0.06 },
            { at: 1, colour: paper.shade, alpha: 0 },
          ],
        }),
        fill(ellipse(x, y + ry * 0.42, radius * 0.62, ry * 0.44), '#ffffff', 0.28),
      ],
      { clip: inside },
    ),
  ];
}
