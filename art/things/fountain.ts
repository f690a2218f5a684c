import { wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { paper, textOn } from '../paper/colour.ts';
import { type Cylinder, wall, wrap } from '../paper/cylinder.ts';
import { bend, type Drawing, fill, group, line } from '../paper/drawing.ts';
import { ellipse } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { band, falloff, groundShadow, volume } from '../paper/soft.ts';

const tank: Cylinder = { x: 500, radius: 370, ratio: 0.2 };
const [top, bottom] = [640, 960];

/** A drinking fountain: water wells up, spreads and falls back. */
export function fountain(pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  const side = wall(tank, top, bottom);
  const rim = top - tank.radius * tank.ratio;
  const basin = ellipse(500, rim + 2, 326, 60);
  return [
    groundShadow(520, 892, 380, 76, 36, 0.46),
    groundShadow(504, 888, 370, 72, 12, 0.8),
    fill(side, colour),
    group(
      [
        bend(wordmark(500, 838, 150, textOn(colour)), wrap(tank)),
        volume(side, 130, 870, [
          [0, 0.5],
          [0.06, 0.26],
          [0.16, 0.04],
          [0.26, 0],
          [0.64, 0],
          [0.82, 0.16],
          [1, 0.56],
        ]),
        band(200, 560, 90, 380, falloff('#ffffff', 0.55, 0.1)),
      ],
      { clip: side },
    ),
    fill(ellipse(500, rim, 370, 74), paper.cream),
    line(ellipse(500, rim, 366, 71), '#ffffff', 4, 0.8),
    fill(basin, {
      linear: [180, 0, 820, 0],
      stops: [
        { at: 0, colour: '#4f9fd0' },
        { at: 0.4, colour: '#9bd3f0' },
        { at: 1, colour: '#5aa8d6' },
      ],
    }),
    group(
      [
        ...[250, 180, 112].map((r) => line(ellipse(500, rim + 6, r, r * 0.19), '#ffffff', 4, 0.5)),
        fill(ellipse(500, rim - 44, 340, 40), paper.shade, 0.14),
      ],
      { clip: basin },
    ),
    ...spout(rim),
  ];
}

function spout(y: number): Drawing[] {
  const water = parsePath(
    `M408 ${y - 128}C420 ${y - 176} 580 ${y - 176} 592 ${y - 128}C606 ${y - 70} 614 ${y - 30} 618 ${y + 8}C560 ${y + 30} 440 ${y + 30} 382 ${y + 8}C386 ${y - 30} 394 ${y - 70} 408 ${y - 128}Z`,
  );
  return [
    fill(water, '#bfe4f7', 0.92),
    group(
      [
        fill(
          parsePath(`M500 ${y - 200}L660 ${y - 200}L660 ${y + 40}L500 ${y + 40}Z`),
          '#5aa8d6',
          0.26,
        ),
        ...[432, 470, 536].map((x) =>
          line(
            parsePath(`M${x} ${y - 126}C${x - 8} ${y - 70} ${x - 14} ${y - 30} ${x - 16} ${y + 4}`),
            '#ffffff',
            7,
            0.7,
          ),
        ),
      ],
      { clip: water },
    ),
    fill(ellipse(500, y - 132, 92, 26), '#e4f4fc'),
    fill(ellipse(486, y - 136, 46, 11), '#ffffff', 0.8),
  ];
}
