import { kibbleHeap } from '../house/kibble.ts';
import { wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { write } from '../paper/lettering.ts';
import { parsePath } from '../paper/path.ts';
import { seeded } from '../paper/random.ts';
import { groundShadow } from '../paper/soft.ts';

const cup = parsePath(
  'M-210 -300C-222 -120 -200 40 -120 110C-60 150 60 150 120 110C200 40 222 -120 210 -300C150 -262 -150 -262 -210 -300Z',
);
const handle = parsePath(
  'M-62 110C-54 250 -50 330 -58 430C-62 500 62 500 58 430C50 330 54 250 62 110Z',
);

/** A measuring scoop seen from above, leaning, with kibble in it. */
export function scoop(pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  const hollow = parsePath(
    'M-178 -276C-186 -120 -168 18 -102 80C-52 116 52 116 102 80C168 18 186 -120 178 -276C120 -246 -120 -246 -178 -276Z',
  );
  const drawn: Drawing[] = [
    place([groundShadow(0, 0, 230, 250, 40, 0.5)], 30, -60),
    place([groundShadow(0, 0, 66, 200, 40, 0.4)], 24, 310),
    fill(handle, {
      linear: [-62, 0, 62, 0],
      stops: [
        { at: 0, colour: lighten(colour, 0.08) },
        { at: 0.5, colour },
        { at: 1, colour: lighten(colour, -0.14) },
      ],
    }),
    place([wordmark(0, 20, 66, textOn(colour))], 0, 290, 1, 90),
    fill(ellipse(0, 452, 15, 15), paper.brume),
    fill(cup, {
      linear: [-210, -300, 210, 140],
      stops: [
        { at: 0, colour: lighten(colour, 0.12) },
        { at: 0.5, colour },
        { at: 1, colour: lighten(colour, -0.14) },
      ],
    }),
    line(cup, '#ffffff', 4, 0.34),
    fill(hollow, lighten(colour, -0.2)),
    group(
      [
        ...kibbleHeap({ x: 0, y: 70, width: 330, height: 330 }, pack.range, seeded(pack.seed), 1.2),
        fill(hollow, {
          linear: [-180, 0, 180, 0],
          stops: [
            { at: 0, colour: paper.shade, alpha: 0.5 },
            { at: 0.2, colour: paper.shade, alpha: 0 },
          ],
        }),
      ],
      { clip: hollow },
    ),
    ...marks(),
  ];
  return [place(drawn, 474, 610, 1.06, 24)];
}

function marks(): Drawing[] {
  return ['50', '100', '150'].flatMap((text, index) => {
    const y = 60 - index * 110;
    return [
      fill(roundRect(150 + index * 4, y, 34, 5, 2), paper.cream),
      fill(write(text, { face: 'strong', size: 26 }, 142 + index * 4, y + 12, 'end'), paper.cream),
    ];
  });
}
