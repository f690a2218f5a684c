import { kibble } from '../house/kibble.ts';
import { wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { fold, pair } from '../paper/fold.ts';
import { ellipse } from '../paper/forms.ts';
import { type Path, parsePath } from '../paper/path.ts';
import { seeded } from '../paper/random.ts';
import { falloff, groundShadow } from '../paper/soft.ts';

/** A ball on a rope for dogs, a felt fish on a string for cats. */
export function toy(pack: PackArt): Drawing[] {
  return pack.species === 'dog' ? ballOnRope(ranges[pack.range]) : feltFish(ranges[pack.range]);
}

function ballOnRope(colour: string): Drawing[] {
  return [
    ...rope('M500 470C500 380 420 330 430 240C436 170 520 130 590 170C650 206 640 290 570 296'),
    ...roundBall(colour, 760),
  ];
}

/** A ball of radius 330 around the height `y`, its name on a band. */
function roundBall(colour: string, y: number): Drawing[] {
  const ball = ellipse(500, y, 330, 330);
  const stripe = parsePath(
    `M160 ${y - 70}C330 ${y - 150} 670 ${y - 150} 840 ${y - 70}L840 ${y + 90}C670 ${y + 10} 330 ${y + 10} 160 ${y + 90}Z`,
  );
  return [
    groundShadow(520, y + 310, 330, 44, 40, 0.5),
    groundShadow(504, y + 314, 200, 18, 14, 0.85),
    group(
      [
        fill(ball, colour),
        fill(stripe, paper.cream),
        wordmark(500, y + 12, 128, paper.encre),
        fill(ball, {
          radial: [400, y - 140, 480, 480],
          stops: [
            { at: 0, colour: '#ffffff', alpha: 0.34 },
            { at: 0.45, colour: '#ffffff', alpha: 0 },
            { at: 0.6, colour: paper.shade, alpha: 0.04 },
            { at: 1, colour: paper.shade, alpha: 0.56 },
          ],
        }),
        fill(ellipse(392, y - 200, 96, 62), {
          radial: [392, y - 200, 96, 62],
          stops: falloff('#ffffff', 0.6),
        }),
        fill(ball, { pattern: 'grain' }, 0.7),
      ],
      { clip: ball },
    ),
  ];
}

function rope(data: string): Drawing[] {
  const path = parsePath(data);
  return [
    group([line(path, paper.shade, 40, 0.14)], { move: [10, 12] }),
    line(path, '#cbbf9f', 40),
    line(path, '#e9dfc4', 28),
    { path, stroke: '#b9ab86', width: 26, dash: '5 17' },
  ];
}

/** A ball that lets kibble out as it rolls. */
export function treatBall(pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  const random = seeded(pack.seed);
  const spilled = [
    [770, 1040],
    [836, 1010],
    [880, 1060],
    [716, 1080],
  ] as const;
  return [
    ...roundBall(colour, 720),
    fill(ellipse(690, 876, 62, 56), lighten(colour, -0.3)),
    fill(ellipse(694, 882, 50, 44), '#1d130c'),
    place(kibble(pack.range, random), 700, 898, 1.2, 20),
    ...spilled.map(([x, y]) => place(kibble(pack.range, random), x, y, 1.2, random() * 360)),
  ];
}

function feltFish(colour: string): Drawing[] {
  const body = parsePath(
    'M130 720C180 540 400 460 580 520C660 548 720 600 760 660C800 620 840 590 880 580C872 650 872 790 880 860C840 850 800 820 760 780C720 840 660 892 580 920C400 980 180 900 130 720Z',
  );
  const fin = parsePath('M420 506C450 420 530 380 600 396C586 450 586 500 596 530Z');
  return [
    groundShadow(516, 1020, 380, 40, 40, 0.44),
    groundShadow(490, 950, 300, 60, 60, 0.3),
    ...cord('M250 590C200 440 260 330 380 270C500 210 620 220 700 140'),
    ...fold(fin, lighten(colour, -0.06), 520),
    ...fold(body, colour, 500),
    ...stitches(body),
    fill(ellipse(268, 690, 34, 34), paper.cream),
    fill(ellipse(272, 694, 19, 19), paper.encre),
    fill(ellipse(264, 684, 7, 7), '#ffffff'),
    wordmark(520, 770, 112, textOn(colour)),
    group([fill(body, { pattern: 'grain' })], { clip: body }),
    group(
      [
        fill(body, {
          linear: [0, 480, 0, 960],
          stops: [
            { at: 0, colour: '#ffffff', alpha: 0.24 },
            { at: 0.3, colour: '#ffffff', alpha: 0 },
            { at: 0.6, colour: paper.shade, alpha: 0 },
            { at: 1, colour: paper.shade, alpha: 0.34 },
          ],
        }),
      ],
      { clip: body },
    ),
  ];
}

function stitches(path: Path): Drawing[] {
  return [
    group([{ path, stroke: '#ffffff', width: 40, opacity: 0.12 }], { clip: path }),
    group([{ path, stroke: paper.cream, width: 5, dash: '16 14', opacity: 0.8 }], {
      move: [17, 24],
      scale: [0.966, 0.966],
    }),
  ];
}

function cord(data: string): Drawing[] {
  const path = parsePath(data);
  return [
    group([line(path, paper.shade, 10, 0.14)], { move: [8, 10] }),
    line(path, '#cdbf9c', 12),
    line(path, '#efe6cf', 6),
    ...pair(ellipse(-700, 140, 26, 26), '#c9b78c').slice(1),
  ];
}
