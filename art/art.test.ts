import { describe, expect, it } from 'vitest';
import { recipeLines } from './house/label.ts';
import {
  drawAvatar,
  drawBodyCondition,
  drawComposition,
  drawPack,
  drawPeeking,
  drawScene,
  drawView,
  type PackArt,
  type PackKind,
  peekingNames,
  sceneNames,
  views,
} from './index.ts';

const kinds: PackKind[] = [
  'bag',
  'tin',
  'pouch',
  'jar',
  'multipack-tin',
  'multipack-pouch',
  'sachet',
  'bottle',
  'brush',
  'bowl',
  'box',
  'toy',
  'mat',
  'slow-bowl',
  'double-bowl',
  'fountain',
  'scale',
  'scoop',
  'lid',
  'pouch-belt',
  'treat-toy',
  'blanket',
];

const chicken: PackArt = {
  kind: 'bag',
  species: 'dog',
  range: 'poulet',
  eyebrow: 'Chien adulte',
  recipe: 'Poulet et patate douce',
  claim: 'sans céréales',
  weight: '12\u202fkg',
  seed: 7,
};

const details = {
  ingredients: ['Poulet', 'Patate douce', 'Œuf', 'Huile de saumon'],
  composition: 'Poulet frais 38 %, patate douce 18 %, pois 7 %, œufs entiers.',
  rationRows: [['10 kg', '160 g']] as [string, string][],
  kibbleMm: 11,
};

/** A drawing stands on its own: outlines only, whole numbers, and nothing it does not define. */
function expectSound(svg: string) {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+"/);
  expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<image|href=/);
  const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id));
  const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
  for (const id of used) expect(defined, `definition of ${id}`).toContain(id);
}

describe.each(kinds)('a %s', (kind) => {
  it.each(['dog', 'cat'] as const)('is drawn soundly and twice the same for a %s', (species) => {
    const pack = { ...chicken, kind, species };
    const svg = drawPack(pack);
    expectSound(svg);
    expect(drawPack({ ...pack })).toBe(svg);
    expect(svg).toContain('viewBox="0 0 1000 1250"');
  });

  it('has five gallery views', () => {
    const drawn = views.map((view) => drawView({ ...chicken, kind }, view, details));
    for (const svg of drawn) expectSound(svg);
    expect(new Set(drawn).size).toBe(5);
    expect(drawn[0]).toBe(drawPack({ ...chicken, kind }));
  });
});

describe('a pack', () => {
  it('shows the recipe, the weight, the range and the animal it is given', () => {
    const svg = drawPack(chicken);
    expect(drawPack({ ...chicken, recipe: 'Canard' })).not.toBe(svg);
    expect(drawPack({ ...chicken, weight: '4\u202fkg' })).not.toBe(svg);
    expect(drawPack({ ...chicken, coat: 'gris', ears: 'dressees' })).not.toBe(svg);
    expect(svg).toContain('#f8bd37');
    expect(drawPack({ ...chicken, range: 'canard' })).toContain('#007879');
  });

  it.each([3, 6, 12, 24, 48])('L-01 of %s pieces shows each of them', (units) => {
    const count = (svg: string, mark: RegExp) => svg.match(mark)?.length ?? 0;
    const tins = drawPack({ ...chicken, kind: 'tin', weight: `${units} × 400 g`, units });
    // Each lid has one shiny rivet, each pouch one edge of light.
    expect(count(tins, /#e3e8e5/g)).toBe(units);
    const pouches = drawPack({ ...chicken, kind: 'pouch', weight: `${units} × 85 g`, units });
    expect(count(pouches, /stroke="#ffffff" stroke-width="2"/g)).toBe(units);
    expectSound(tins);
    expectSound(pouches);
  });

  it.each(['Poulet & patate douce', 'Canard & airelle', 'Poisson blanc & haricot vert'])(
    'L-01 « %s » is read on a card 180 pixels wide: its capitals are nine pixels high',
    (recipe) => {
      // The smallest bag is drawn nine tenths as big; seven tenths of a letter's size is its capital.
      const sizes = recipeLines(recipe, 500, 1).map(({ style }) => style.size * 0.7 * 0.9 * 0.18);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
    },
  );

  it('L-01 is drawn bigger the more a bag holds', () => {
    const sizes = [400, 1500, 4000, 12_000].map((grams) => {
      const [, scale] =
        /<\/defs><g [^>]*scale\(([\d.]+) /.exec(drawPack({ ...chicken, grams })) ?? [];
      return Number(scale);
    });
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(4);
  });

  it('weighs no more than a picture of its size may', () => {
    expect(drawPack(chicken).length).toBeLessThan(120_000);
  });

  it('is drawn even when words are missing or very long', () => {
    expectSound(drawPack({ ...chicken, claim: '', weight: '', eyebrow: '', recipe: '' }));
    const long = 'Agneau, riz complet, potiron, huile de saumon et herbes aromatiques';
    expectSound(drawPack({ ...chicken, recipe: long, claim: long, eyebrow: long }));
    expectSound(drawView(chicken, 'back', { ...details, composition: `${long}, `.repeat(40) }));
  });

  it('is drawn for ingredients nobody thought of', () => {
    expectSound(drawView(chicken, 'ingredients', { ...details, ingredients: ['Fécule de xyz'] }));
  });
});

describe('animals', () => {
  it('keep their avatar for as long as they keep their number', () => {
    for (const seed of [0, 1, 12, 99_999, -4]) {
      const svg = drawAvatar({ species: 'cat', seed });
      expectSound(svg);
      expect(drawAvatar({ species: 'cat', seed })).toBe(svg);
    }
  });

  it('wear the coat of their breed when it is known', () => {
    expect(drawAvatar({ species: 'dog', seed: 3, coat: 'chocolat' })).toContain('#7a4a30');
  });

  it.each(['dog', 'cat'] as const)('have five silhouettes from two sides (%s)', (species) => {
    for (const view of ['side', 'top'] as const) {
      const drawn = ([1, 2, 3, 4, 5] as const).map((level) =>
        drawBodyCondition({ species, level, view }),
      );
      for (const svg of drawn) expectSound(svg);
      expect(new Set(drawn).size).toBe(5);
      const dashed = drawn.map((svg) => svg.includes('stroke-dasharray'));
      expect(dashed, 'all but the ideal show the ideal dashed').toEqual([
        true,
        true,
        false,
        true,
        true,
      ]);
    }
  });
});

describe('scenes', () => {
  it.each(peekingNames)('%s looks over its bowl beside a heading', (name) => {
    const size = { width: 480, height: 400 };
    expectSound(drawPeeking(name, size));
    expect(drawPeeking(name, size)).toBe(drawPeeking(name, size));
    // With the whole page waiting for it, it weighs what an icon set does.
    expect(drawPeeking(name, size).length).toBeLessThan(40_000);
  });

  it.each(sceneNames)('%s is composed for wide and for tall places', (name) => {
    for (const size of [
      { width: 1440, height: 500 },
      { width: 390, height: 440 },
    ]) {
      const svg = drawScene(name, size);
      expectSound(svg);
      expect(svg).toContain(`viewBox="0 0 ${size.width} ${size.height}"`);
      expect(drawScene(name, size)).toBe(svg);
    }
  });

  it('takes a pack apart into five named ingredients', () => {
    const named = details.ingredients.concat('Romarin').map((name) => ({ name, share: '7 %' }));
    for (const size of [
      { width: 1200, height: 720 },
      { width: 390, height: 700 },
    ]) {
      expectSound(drawComposition(chicken, named, size));
    }
  });
});
