import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { headless } from './browser.ts';

const PICTURE = { width: 640, height: 480, channels: 3, background: '#ffffff' } as const;
const program = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');

/** Image of a label with a GS1 DataMatrix of the bracketed text `(01)…(17)…(10)…`. */
async function drawLabel(elements: string): Promise<Buffer> {
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(program)).buffer } });
  const { svg, error } = await writeBarcode(elements, { format: 'DataMatrix', options: 'gs1' });
  if (error) throw new Error(error);
  const code = await sharp(Buffer.from(svg), { density: 300 })
    .flatten({ background: PICTURE.background })
    .resize({ width: 400, height: 300, fit: 'inside', kernel: 'nearest' })
    .toBuffer();
  return sharp({ create: PICTURE })
    .composite([{ input: code }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A separate browser whose camera shows a label. The caller closes it. */
export async function browserSeeing(elements: string): Promise<Browser> {
  const picture = await drawLabel(elements);
  const film = join(tmpdir(), `camera-${crypto.randomUUID()}.mjpeg`);
  await writeFile(film, Buffer.concat([picture, picture]));
  const { args = [], ...options } = await headless();
  return chromium.launch({
    ...options,
    args: [
      ...args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}
