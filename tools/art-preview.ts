/**
 * Renders contact sheets of all pictures for inspection: `node tools/art-preview.ts
 * [packs|small|views|bodies|scenes|hero]` writes PNGs to .cache/art/.
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
} from '../art/index.ts';
import { packs } from './art-preview-packs.ts';

const folder = '.cache/art';
const ground = '#f0f4ea';

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
const requested = process.argv.slice(2);
for (const name of requested.length > 0 ? requested : Object.keys(sheets)) await sheets[name]?.();
