/**
 * Draws contact sheets of every picture the art makes, so that people can look at them:
 * `node tools/art-preview.ts [packs|small|views|bodies|scenes|hero]` writes PNGs to .cache/art/.
 */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import {
  drawAvatar,
  drawBodyCondition,
  drawComposition,
  drawPack,
  drawScene,
  drawView,
  type PackArt,
  sceneNames,
  views,
} from '../src/art/index.ts';

const folder = '.cache/art';
const ground = '#f0f4ea';

const base = { eyebrow: 'Chien adulte', claim: 'sans céréales', seed: 1 };
const packs: PackArt[] = [
  {
    ...base,
    kind: 'bag',
    species: 'dog',
    range: 'poulet',
    recipe: 'Poulet et patate douce',
    weight: '12\u00a0kg',
    coat: 'fauve',
    ears: 'tombantes',
  },
  {
    ...base,
    kind: 'bag',
    species: 'cat',
    range: 'canard',
    eyebrow: 'Chat stérilisé',
    recipe: 'Canard et potiron',
    weight: '4\u00a0kg',
    coat: 'chartreux',
  },
  {
    ...base,
    kind: 'bag',
    species: 'dog',
    range: 'gibier',
    eyebrow: 'Chien senior',
    recipe: 'Gibier',
    weight: '1,5\u00a0kg',
    coat: 'gris',
    ears: 'dressees',
  },
  {
    ...base,
    kind: 'bag',
    species: 'dog',
    range: 'lait',
    eyebrow: 'Chiot grande race',
    recipe: 'Agneau, riz et huile de saumon',
    weight: '10\u00a0kg',
    coat: 'blanc-tache',
    ears: 'bouton',
  },
  {
    ...base,
    kind: 'tin',
    species: 'cat',
    range: 'poisson',
    eyebrow: 'Chat adulte',
    recipe: 'Poisson blanc',
    claim: '70 % de poisson',
    weight: '400\u00a0g',
    coat: 'roux',
  },
  {
    ...base,
    kind: 'tin',
    species: 'dog',
    range: 'boeuf',
    recipe: 'Bœuf et carottes',
    claim: 'en morceaux',
    weight: '800\u00a0g',
    coat: 'noir-feu',
    ears: 'bouton',
  },
  {
    ...base,
    kind: 'pouch',
    species: 'cat',
    range: 'saumon',
    eyebrow: 'Chaton',
    recipe: 'Saumon en sauce',
    claim: 'en morceaux',
    weight: '85\u00a0g',
    coat: 'smoking',
  },
  {
    ...base,
    kind: 'jar',
    species: 'dog',
    range: 'legumes',
    eyebrow: 'Friandises chien',
    recipe: 'Os au canard',
    claim: 'cuits au four',
    weight: '300\u00a0g',
    coat: 'chocolat',
    ears: 'bouton',
  },
  {
    ...base,
    kind: 'multipack-tin',
    species: 'dog',
    range: 'agneau',
    recipe: 'Agneau et riz',
    claim: 'en morceaux',
    weight: '6 × 400\u00a0g',
    coat: 'fauve',
    ears: 'bouton',
  },
  {
    ...base,
    kind: 'multipack-pouch',
    species: 'cat',
    range: 'dinde',
    eyebrow: 'Chat senior',
    recipe: 'Dinde en gelée',
    weight: '12 × 85\u00a0g',
    coat: 'siamois',
  },
  {
    ...base,
    kind: 'sachet',
    species: 'dog',
    range: 'agneau',
    recipe: 'Agneau et riz',
    claim: 'échantillon',
    weight: '80\u00a0g',
    coat: 'blanc-tache',
    ears: 'tombantes',
  },
  {
    ...base,
    kind: 'bottle',
    species: 'cat',
    range: 'lait',
    eyebrow: 'Soin chat et chaton',
    recipe: 'Lotion pelage',
    claim: 'sans alcool',
    weight: '250\u00a0ml',
    coat: 'tigre',
  },
  {
    ...base,
    kind: 'box',
    species: 'dog',
    range: 'canard',
    eyebrow: 'Chien et chat',
    recipe: 'Boîte à croquettes',
    claim: 'hermétique',
    weight: '15\u00a0L',
    coat: 'gris',
    ears: 'bouton',
  },
  { ...base, kind: 'brush', species: 'dog', range: 'dinde', recipe: 'Brosse douce', weight: '' },
  { ...base, kind: 'bowl', species: 'dog', range: 'boeuf', recipe: 'Gamelle', weight: '' },
  { ...base, kind: 'toy', species: 'dog', range: 'saumon', recipe: 'Balle', weight: '' },
  { ...base, kind: 'toy', species: 'cat', range: 'dinde', recipe: 'Poisson', weight: '' },
  { ...base, kind: 'mat', species: 'cat', range: 'poulet', recipe: 'Tapis', weight: '' },
  ...(
    [
      'slow-bowl',
      'double-bowl',
      'fountain',
      'scale',
      'scoop',
      'lid',
      'pouch-belt',
      'treat-toy',
      'blanket',
    ] as const
  ).map(
    (kind, index): PackArt => ({
      ...base,
      kind,
      species: 'dog',
      range:
        (
          [
            'saumon',
            'canard',
            'dinde',
            'poulet',
            'boeuf',
            'agneau',
            'poisson',
            'legumes',
            'saumon',
          ] as const
        )[index] ?? 'lait',
      recipe: '',
      weight: '',
    }),
  ),
];

const details = {
  ingredients: ['Poulet', 'Patate douce', 'Petits pois', 'Huile de saumon'],
  composition:
    'Viandes et sous-produits animaux 62 % (dont poulet frais 38 %, foie de poulet 6 %), patate douce 18 %, pois 7 %, huile de saumon 3 %, pulpe de betterave, œufs entiers, graines de lin 1,5 %, levure de bière, minéraux, racine de chicorée, romarin.',
  rationRows: [
    ['5\u00a0kg', '95\u00a0g'],
    ['10\u00a0kg', '160\u00a0g'],
    ['20\u00a0kg', '270\u00a0g'],
    ['30\u00a0kg', '365\u00a0g'],
  ] as [string, string][],
  kibbleMm: 11,
};

async function sheet(
  name: string,
  drawn: string[],
  columns: number,
  width: number,
  height: number,
) {
  const cells = await Promise.all(
    drawn.map(async (svg, index) => ({
      input: await sharp(Buffer.from(svg))
        .resize(width, height, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer(),
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    })),
  );
  await sharp({
    create: {
      width: columns * width,
      height: Math.ceil(drawn.length / columns) * height,
      channels: 4,
      background: ground,
    },
  })
    .composite(cells)
    .png()
    .toFile(`${folder}/${name}.png`);
  console.log(`${folder}/${name}.png`);
}

const levels = [1, 2, 3, 4, 5] as const;
const species = ['dog', 'cat'] as const;
const sheets: Record<string, () => Promise<void>> = {
  packs: () => sheet('packs', packs.map(drawPack), 6, 400, 500),
  small: () => sheet('small', packs.map(drawPack), 9, 180, 225),
  views: () =>
    sheet(
      'views',
      packs.slice(0, 8).flatMap((pack) => views.map((view) => drawView(pack, view, details))),
      10,
      240,
      300,
    ),
  bodies: () =>
    sheet(
      'bodies',
      [
        ...species.flatMap((one) =>
          (['side', 'top'] as const).flatMap((view) =>
            levels.map((level) => drawBodyCondition({ species: one, level, view })),
          ),
        ),
        ...Array.from({ length: 10 }, (_, seed) =>
          drawAvatar({ species: seed % 2 ? 'cat' : 'dog', seed: seed * 7 }),
        ),
      ],
      5,
      400,
      240,
    ),
  scenes: () =>
    sheet(
      'scenes',
      [
        ...sceneNames.map((name) => drawScene(name, { width: 800, height: 600 })),
        drawComposition(
          packs[0] as PackArt,
          details.ingredients.concat('Romarin').map((name) => ({ name, share: '7 %' })),
          { width: 800, height: 600 },
        ),
      ],
      4,
      480,
      360,
    ),
  hero: () => sheet('hero', [drawScene('hero', { width: 1440, height: 620 })], 1, 1440, 620),
};

await mkdir(folder, { recursive: true });
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(sheets)) await sheets[name]?.();
