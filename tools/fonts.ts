/**
 * Regenerates fonts from the font packages: web subsets for browsers, and outlines for drawings.
 * The results are committed, so builds do not run it. Run `node tools/fonts.ts` after upgrading a
 * font package.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const packages = 'node_modules/@fontsource-variable';
const bricolage = `${packages}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`;
const figtree = `${packages}/figtree/files/figtree-latin-wght-normal.woff2`;

const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));
const french = 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ«»‘’“”…–—·•€°²³×±−\u00a0®©™−';
const characters = basicLatin + french;

type Axes = Record<string, number | { min: number; max: number }>;

async function subset(
  source: string,
  axes: Axes,
  target: string,
  format: 'woff2' | 'truetype',
  stored = characters,
) {
  const bytes = await subsetFont(await readFile(source), stored, {
    targetFormat: format,
    variationAxes: axes,
  });
  await writeFile(target, bytes);
  console.log(`${target} ${(bytes.length / 1024).toFixed(1)} KB`);
}

for (const folder of ['src/ui/fonts', 'art/fonts']) {
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

/** Letters of western Europe that fonts of documents contain, for names of people. */
const latin1 = String.fromCodePoint(...Array.from({ length: 96 }, (_, i) => 0xa0 + i));
const fontsFolder = 'src/modules/invoices/server/print/fonts';
await mkdir(fontsFolder, { recursive: true });
await copyFile(`${packages}/bricolage-grotesque/LICENSE`, `${fontsFolder}/bricolage-OFL.txt`);
await copyFile(`${packages}/figtree/LICENSE`, `${fontsFolder}/figtree-OFL.txt`);
await subset(
  figtree,
  { wght: 400 },
  `${fontsFolder}/figtree-400.ttf`,
  'truetype',
  characters + latin1,
);
await subset(
  figtree,
  { wght: 700 },
  `${fontsFolder}/figtree-700.ttf`,
  'truetype',
  characters + latin1,
);
await subset(
  bricolage,
  { opsz: 96, wdth: 88, wght: 800 },
  `${fontsFolder}/bricolage-800.ttf`,
  'truetype',
);

/** Advance of the shaped text in font units, kerning included. */
function advance(font: harfbuzz.Font, text: string): number {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer, [new harfbuzz.Feature('liga', 0)]);
  return buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0);
}

/** Writes each character as `[advance, outline]`, and kerning pairs as `{ A: { V: -40 } }`. */
async function outlines(source: string, axes: Axes, target: string) {
  const bytes = await subsetFont(await readFile(source), characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
  const font = new harfbuzz.Font(face);
  const glyphs: Record<string, [number, string]> = {};
  for (const character of characters) {
    const id = font.nominalGlyph(character.codePointAt(0) ?? 0);
    if (id) glyphs[character] = [advance(font, character), font.glyphToPath(id)];
  }
  const kerning: Record<string, Record<string, number>> = {};
  for (const left of Object.keys(glyphs)) {
    const pairs: Record<string, number> = {};
    for (const right of Object.keys(glyphs)) {
      const kern =
        advance(font, left + right) - (glyphs[left]?.[0] ?? 0) - (glyphs[right]?.[0] ?? 0);
      if (kern !== 0) pairs[right] = kern;
    }
    if (Object.keys(pairs).length > 0) kerning[left] = pairs;
  }
  await writeFile(target, JSON.stringify({ unitsPerEm: face.upem, glyphs, kerning }));
  console.log(`${target} ${Object.keys(glyphs).length} letters`);
}

for (const [name, source, axes] of [
  ['bricolage-800-88', bricolage, { opsz: 96, wdth: 88, wght: 800 }],
  ['bricolage-800-100', bricolage, { opsz: 96, wdth: 100, wght: 800 }],
  ['figtree-600', figtree, { wght: 600 }],
  ['figtree-700', figtree, { wght: 700 }],
] as [string, string, Axes][]) {
  await outlines(source, axes, `art/fonts/${name}.json`);
}
