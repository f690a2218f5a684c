/**
 * Regenerates the two sets of lettering from the font packages: web subsets for the browser and
 * the outlines that drawings are lettered with. The results are committed, so a build never runs
 * this. Run: `node tools/fonts.ts` after a font package is upgraded.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = 'node_modules/@fontsource-variable';
const bricolage = `${packages}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`;
const figtree = `${packages}/figtree/files/figtree-latin-wght-normal.woff2`;

const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));
const french = 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ«»‘’“”…–—·•€°²³×±−\u00a0®©™';
const letters = basicLatin + french;

type Axes = Record<string, number | { min: number; max: number }>;

async function subset(source: string, axes: Axes, target: string, format: 'woff2' | 'truetype') {
  const bytes = await subsetFont(await readFile(source), letters, {
    targetFormat: format,
    variationAxes: axes,
  });
  await writeFile(target, bytes);
  console.log(`${target} ${(bytes.length / 1024).toFixed(1)} KB`);
}

for (const folder of ['src/ui/fonts', 'src/art/fonts']) {
  await mkdir(folder, { recursive: true });
  await copyFile(`${packages}/bricolage-grotesque/LICENSE`, `${folder}/bricolage-OFL.txt`);
  await copyFile(`${packages}/figtree/LICENSE`, `${folder}/figtree-OFL.txt`);
}

await subset(
  bricolage,
  { opsz: 96, wdth: 88, wght: { min: 600, max: 800 } },
  'src/ui/fonts/bricolage.woff2',
  'woff2',
);
await subset(figtree, { wght: { min: 400, max: 700 } }, 'src/ui/fonts/figtree.woff2', 'woff2');
