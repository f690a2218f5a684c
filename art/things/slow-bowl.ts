import { wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { type Path, parsePath } from '../paper/path.ts';
import { groundShadow } from '../paper/soft.ts';

/** A slow-feeding bowl from above: ridges the animal eats around. */
export function slowBowl(pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  const dish = ellipse(500, 640, 398, 398);
  const inside = ellipse(500, 640, 330, 330);
  return [
    groundShadow(528, 676, 408, 404, 40, 0.5),
    fill(dish, {
      linear: [220, 340, 780, 940],
      stops: [
        { at: 0, colour: lighten(colour, 0.13) },
        { at: 0.5, colour },
        { at: 1, colour: lighten(colour, -0.13) },
      ],
    }),
    line(ellipse(500, 640, 392, 392), '#ffffff', 4, 0.36),
    fill(inside, {
      linear: [260, 400, 740, 880],
      stops: [
        { at: 0, colour: lighten(colour, -0.26) },
        { at: 0.6, colour: lighten(colour, -0.13) },
        { at: 1, colour: lighten(colour, -0.05) },
      ],
    }),
    group(
      [45, 135, 225, 315].flatMap((turn) => [place(ridge(colour), 500, 640, 1, turn)]),
      { clip: inside },
    ),
    ...boss(colour),
    line(ellipse(500, 640, 329, 329), paper.shade, 5, 0.25),
  ];
}

const arcPath = parsePath('M-150 -226C-70 -286 70 -286 150 -226');
const shortPath = parsePath('M-74 -158C-30 -188 30 -188 74 -158');

function ridge(colour: string): Drawing[] {
  const raised = (path: Path, width: number) => [
    group([line(path, paper.shade, width, 0.34)], { move: [0, 10] }),
    line(path, lighten(colour, -0.04), width),
    line(path, lighten(colour, 0.08), width * 0.5),
  ];
  return [...raised(arcPath, 54), ...raised(shortPath, 44)];
}

/** The raised middle with the name of the house. */
function boss(colour: string): Drawing[] {
  return [
    group([fill(roundRect(346, 582, 308, 116, 58), paper.shade, 0.34)], { move: [8, 14] }),
    fill(roundRect(346, 582, 308, 116, 58), lighten(colour, 0.04)),
    line(roundRect(349, 585, 302, 110, 55), '#ffffff', 3, 0.4),
    wordmark(500, 662, 78, textOn(colour)),
  ];
}
