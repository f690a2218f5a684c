/**
 * Draws the icons of tabs, bookmarks and home screens into `public/`: the mark of the shop in its
 * colours. `node tools/icons.ts` after the mark has changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { bowlPath } from '../src/ui/bowl-path.ts';

/** The colours sapin 700 and paper of src/ui/tokens.css, as hex values. */
const GREEN = '#0d4f31';
const PAPER = '#f9fbf6';
const SIDE = 800;

/** A square with the bowl in its middle; `radius` of its corners in the units of the drawing. */
const icon = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${GREEN}"/><g fill="${PAPER}" transform="translate(100 240)"><rect x="26" width="548" height="56" rx="28"/><path d="${bowlPath}"/></g></svg>\n`;

const picture = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 300 }).resize(side, side).png().toBuffer();

/** The ICO format, with a single PNG. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const rounded = icon(160);
mkdirSync('public', { recursive: true });
writeFileSync('public/favicon.svg', rounded);
writeFileSync('public/favicon.ico', ico(await picture(rounded, 32), 32));
// Telephones round the corners themselves.
writeFileSync('public/apple-touch-icon.png', await picture(icon(0), 180));
