import { defined } from '#kit/defined.ts';
import { catCoats, dogCoats } from './animals/coats.ts';
import { headExtent, portrait } from './animals/head.ts';
import { sideView, torsoOf } from './animals/side.ts';
import type { Level } from './animals/side-animal.ts';
import { topOutline, topView } from './animals/top.ts';
import type { Species } from './pack-art.ts';
import { paper } from './paper/colour.ts';
import { type Drawing, fill, group, place } from './paper/drawing.ts';
import { ellipse } from './paper/forms.ts';
import type { Path } from './paper/path.ts';
import { groundShadow } from './paper/soft.ts';
import { toSvg } from './paper/svg.ts';

export interface AvatarArt {
  species: Species;
  /** Number made from the animal's id: it fixes tint, coat and ears unless they are named. */
  seed: number;
  coat?: string;
  ears?: string;
}

const tints = [paper.beurre200, paper.sapin100, paper.ciel100, paper.rose, paper.lilas] as const;

/** A head in a round tint, 200 × 200. */
export function drawAvatar(avatar: AvatarArt): string {
  const disc = ellipse(100, 100, 100, 100);
  const { above, below } = headExtent(avatar);
  // The ears of every kind lie within the disc.
  const scale = Math.min(0.37, 150 / (above + below));
  const middle = 104 + ((above - below) / 2) * scale;
  return toSvg(
    [
      fill(disc, tints[Math.abs(avatar.seed) % tints.length] ?? tints[0]),
      group([place(portrait(avatar), 100, middle, scale)], { clip: disc }),
    ],
    { width: 200, height: 200 },
  );
}

export interface BodyConditionArt {
  species: Species;
  /** 1 very thin, 3 ideal, 5 very round. */
  level: Level;
  view: 'side' | 'top';
}

/** One of the five silhouettes, 600 × 360; all but the ideal show the ideal outline dashed. */
export function drawBodyCondition({ species, level, view }: BodyConditionArt): string {
  const coat = species === 'dog' ? dogCoats.fauve : catCoats.roux;
  const side = view === 'side';
  const ideal = side ? torsoOf(species, 3) : topOutline(species, 3);
  const over = level === 3 ? [] : dashed(ideal);
  const animal = side
    ? sideView(species, coat, level, {}, over)
    : topView(species, coat, level, over);
  return toSvg(
    defined([
      level === 3 ? fill(ellipse(300, 180, 176, 176), paper.beurre200) : undefined,
      side ? groundShadow(280, 344, 170, 6, 34, 0.22) : undefined,
      place(animal, species === 'dog' ? -16 : 0, 0),
    ]),
    { width: 600, height: 360 },
  );
}

function dashed(path: Path): Drawing[] {
  return [
    { path, stroke: paper.blanc, width: 6, opacity: 0.9 },
    { path, stroke: paper.sapin700, width: 3.4, dash: '11 9' },
  ];
}
