import { coatOf } from '../animals/coats.ts';
import { headExtent, portrait } from '../animals/head.ts';
import { paws } from '../animals/paw.ts';
import { kibbleHeap } from '../house/kibble.ts';
import { contentOf, macroPiece } from '../house/macro.ts';
import { scatter } from '../house/treats.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { type Drawing, group, place } from '../paper/drawing.ts';
import { ellipse } from '../paper/forms.ts';
import { seeded } from '../paper/random.ts';
import { ceramic } from '../things/serving-bowl.ts';
import { tintedGround } from './ground.ts';

/** The bowl is served and the animal looks over it. */
export function inTheBowlView(pack: PackArt): Drawing[] {
  const coat = coatOf(pack.species, pack.coat, pack.seed);
  const { above, below } = headExtent(pack);
  const scale = Math.min(1.36, 500 / (above + below) + 0.2);
  return [
    ...tintedGround(pack.range, { x: 500, y: 500, r: 400 }),
    place(portrait(pack), 500, 622 - below * scale, scale),
    place([...ceramic(ranges[pack.range], serving(pack))], 0, 130),
    ...paws(coat, 500, 668, 352, 1.1),
  ];
}

/** What lies in the bowl: kibble, glazed chunks or treats, above the far rim and within it. */
function serving(pack: PackArt): Drawing[] {
  const random = seeded(pack.seed + 21);
  if (contentOf(pack) === 'chunks') {
    const spots = [-2, -1, 0, 1, 2, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, -1.6, -0.6, 0.5, 1.6].map(
      (step, index) => [500 + step * 104, 500 + Math.floor(index / 5.5) * 30 + step * step * 4],
    );
    return spots.map(([x = 0, y = 0]) =>
      place(macroPiece(pack, random), x, y, 0.62, random() * 40 - 20),
    );
  }
  if (contentOf(pack) === 'treats') {
    const box = { left: 250, top: 490, right: 760, bottom: 590 };
    return [group(scatter(pack.species, box, random, 56), { clip: ellipse(500, 520, 330, 80) })];
  }
  return kibbleHeap({ x: 500, y: 566, width: 620, height: 84 }, pack.range, random, 1.15);
}
