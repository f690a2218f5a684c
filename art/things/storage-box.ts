import { type FrontLayout, front } from '../house/front.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line } from '../paper/drawing.ts';
import { roundRect, softPolygon } from '../paper/forms.ts';
import { band, fade, falloff, groundShadow, volume } from '../paper/soft.ts';

const body = softPolygon(
  [
    [138, 330],
    [862, 330],
    [836, 1130],
    [164, 1130],
  ],
  [10, 10, 54, 54],
);
const lid = softPolygon(
  [
    [150, 226],
    [850, 226],
    [886, 326],
    [114, 326],
  ],
  [30, 30, 10, 10],
);

const layout: FrontLayout = {
  wordmark: { y: 486, size: 112 },
  head: 0.9,
  bowl: { x: 500, y: 776, rim: 500, rimHeight: 44, top: 432, base: 546, bottom: 1094 },
  paws: { y: 766, reach: 170, scale: 0.88 },
  label: { x: 500, eyebrow: 862, recipe: 938, row: 1012, width: 410, scale: 0.9 },
};

/** An airtight box for kibble, lid on; 772 wide, standing on y 1130. */
export function storageBox(pack: PackArt, print = front(pack, layout)): Drawing[] {
  const colour = ranges[pack.range];
  return [
    groundShadow(516, 1116, 400, 34, 40, 0.46),
    groundShadow(503, 1120, 346, 16, 12, 0.85),
    group(
      [
        fill(body, colour),
        ...print,
        volume(body, 138, 862, [
          [0, 0.4],
          [0.05, 0.14],
          [0.14, 0],
          [0.76, 0],
          [0.92, 0.14],
          [1, 0.44],
        ]),
        fade(110, 330, 780, 54, paper.shade, 0.4),
        fade(110, 1132, 780, -90, paper.shade, 0.26),
        band(190, 360, 74, 760, falloff('#ffffff', 0.46, 0.1)),
        line(body, '#ffffff', 5, 0.24),
      ],
      { clip: body },
    ),
    fill(lid, {
      linear: [0, 226, 0, 326],
      stops: [
        { at: 0, colour: paper.blanc },
        { at: 1, colour: lighten(paper.cream, -0.05) },
      ],
    }),
    fill(roundRect(104, 310, 792, 46, 20), lighten(paper.cream, -0.02)),
    volume(roundRect(104, 310, 792, 46, 20), 104, 896, [
      [0, 0.26],
      [0.1, 0],
      [0.7, 0],
      [1, 0.34],
    ]),
    fade(112, 356, 776, -18, paper.shade, 0.14),
    ...grip(colour),
  ];
}

function grip(colour: string): Drawing[] {
  return [
    fill(roundRect(398, 246, 204, 44, 22), paper.shade, 0.16),
    fill(roundRect(398, 240, 204, 44, 22), lighten(colour, -0.04)),
    fill(roundRect(410, 246, 180, 14, 7), '#ffffff', 0.32),
  ];
}
