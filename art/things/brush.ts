import { wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { band, falloff, groundShadow } from '../paper/soft.ts';

const handle = parsePath(
  'M418 600C430 690 434 760 424 860C414 960 420 1060 452 1100C478 1130 522 1130 548 1100C580 1060 586 960 576 860C566 760 570 690 582 600Z',
);
const pad = roundRect(250, 130, 500, 500, 190);

/** A grooming brush seen from the bristles, leaning slightly. */
export function brush(pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  const drawn = [
    group(
      [
        place([groundShadow(0, 0, 280, 270, 40, 0.5)], 536, 430),
        place([groundShadow(0, 0, 90, 300, 40, 0.5)], 532, 880),
      ],
      {},
    ),
    fill(handle, {
      linear: [410, 0, 590, 0],
      stops: [
        { at: 0, colour: lighten(colour, -0.06) },
        { at: 0.3, colour: lighten(colour, 0.07) },
        { at: 0.55, colour },
        { at: 1, colour: lighten(colour, -0.16) },
      ],
    }),
    fill(ellipse(500, 1066, 20, 20), paper.brume),
    line(ellipse(500, 1066, 20, 20), paper.shade, 3, 0.25),
    place([wordmark(0, 20, 84, textOn(colour))], 500, 850, 1, 90),
    fill(pad, lighten(colour, -0.05)),
    fill(pad, {
      linear: [250, 130, 750, 630],
      stops: [
        { at: 0, colour: lighten(colour, 0.1) },
        { at: 0.5, colour },
        { at: 1, colour: lighten(colour, -0.12) },
      ],
    }),
    line(roundRect(256, 136, 488, 488, 186), '#ffffff', 4, 0.4),
    fill(roundRect(296, 176, 408, 408, 150), '#2a3a32'),
    fill(roundRect(296, 176, 408, 408, 150), {
      linear: [0, 176, 0, 584],
      stops: [
        { at: 0, colour: paper.shade, alpha: 0.6 },
        { at: 0.3, colour: paper.shade, alpha: 0 },
      ],
    }),
    ...bristles(),
    place([band(-18, -150, 36, 300, falloff('#ffffff', 0.5))], 452, 850),
  ];
  return [place([place(drawn, -500, -630)], 500, 626, 1, 16)];
}

function bristles(): Drawing[] {
  const pins: Drawing[] = [];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const [x, y] = [340 + column * 41, 235 + row * 41];
      if (Math.hypot(x - 500, y - 398) > 226) continue;
      pins.push(
        line(parsePath(`M${x} ${y}L${x - 5} ${y - 16}`), '#c9d1cc', 5),
        fill(ellipse(x - 6, y - 19, 8, 8), '#f2f5f3'),
        fill(ellipse(x - 8, y - 21, 3, 3), '#ffffff'),
      );
    }
  }
  return pins;
}
