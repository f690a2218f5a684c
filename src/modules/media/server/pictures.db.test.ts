import { watch } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PackArt } from '#art/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { testAppContext } from '../../../../tests/support/app-context.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { mediaRoutes } from './http.ts';
import { hashOf, type PictureArt, registerPictures, renderPreviews } from './index.ts';
import { renderPicturesJob } from './jobs.ts';
import { missingFiles } from './picture-files.ts';
import { renderPictures } from './render-pictures.ts';

const database = testDatabase();
const appContext = testAppContext(database);

const pack: PackArt = {
  kind: 'bag',
  species: 'cat',
  range: 'saumon',
  eyebrow: 'Chat adulte',
  recipe: 'Saumon',
  claim: 'Sans céréales',
  weight: '4 kg',
  seed: 7,
};
const art: PictureArt = { draw: 'pack', pack };
const get = (name: string) => mediaRoutes(appContext).request(`/media/${name}`);
const folder = () => join(appContext.dataDir, 'pictures');
const files = () => readdir(folder());

/** Creates all files of these drawings except the few smallest, because large ones take seconds. */
async function allButSmallest(few: number, ...arts: PictureArt[]): Promise<string[]> {
  await rm(folder(), { recursive: true, force: true });
  await mkdir(folder(), { recursive: true });
  const left: string[] = [];
  for (const hash of arts.map(hashOf)) {
    const names = missingFiles(hash, new Set()).map(
      ({ width, format }) => `${hash}-${width}.${format}`,
    );
    left.push(...names.slice(0, few));
    for (const name of names.slice(few)) await writeFile(join(folder(), name), '');
  }
  return left;
}

test('CMS-16 a picture is served in every size for ever, and by its nearest size until then', async () => {
  const hash = hashOf(art);
  expect((await get(`${hash}-320.avif`)).headers.get('content-type')).toBe('image/svg+xml');

  const placeholder = (await renderPreviews(appContext.files, [art])).get(hash) ?? '';
  const early = await get(`${hash}-320.avif`);
  expect(early.headers.get('content-type')).toBe('image/webp');
  expect(early.headers.get('cache-control')).not.toContain('immutable');

  const tiny = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).metadata();
  expect([tiny.width, placeholder.length < 2000]).toEqual([125, true]);

  await transact(appContext, (work) => registerPictures(work, [{ art, priority: 0, placeholder }]));
  await renderPicturesJob.run(appContext, undefined as never);
  const exact = await get(`${hash}-320.avif`);
  expect(exact.headers.get('content-type')).toBe('image/avif');
  expect(exact.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { width, height } = await sharp(Buffer.from(await exact.arrayBuffer())).metadata();
  expect([width, height]).toEqual([320, 400]);
});

test('only what is missing is made again', async () => {
  await transact(appContext, (work) =>
    registerPictures(work, [{ art, priority: 0, placeholder: null }]),
  );
  const missing = await allButSmallest(2, art);
  await renderPictures(appContext, 10);
  const made = await files();
  expect(made.toSorted()).toEqual(
    [180, 320, 500, 800, 1200]
      .flatMap((width) => [`${hashOf(art)}-${width}.avif`, `${hashOf(art)}-${width}.webp`])
      .toSorted(),
  );
  const sizes = await Promise.all(
    made.map(async (name) => (await stat(join(folder(), name))).size),
  );
  // Existing files were not made again: they are still empty.
  expect(made.filter((_, at) => sizes[at] !== 0).toSorted()).toEqual(missing.toSorted());
});

test('a run makes a few pictures, fronts first, and says whether more are left', async () => {
  const other: PictureArt = { draw: 'pack', pack: { ...pack, recipe: 'Thon' } };
  await transact(appContext, (work) =>
    registerPictures(work, [
      { art: other, priority: 1, placeholder: null },
      { art, priority: 0, placeholder: null },
    ]),
  );
  const missing = await allButSmallest(2, art, other);
  const made = async () => (await files()).filter((name) => missing.includes(name));
  expect(await renderPictures(appContext, 1)).toBe(true);
  expect((await made()).length).toBe(2);
  expect((await made()).every((name) => name.startsWith(hashOf(art)))).toBe(true);
  expect(await renderPictures(appContext, 1)).toBe(false);
  expect(await renderPictures(appContext, 1)).toBe(false);
  expect((await files()).length).toBe(20);
});

test('V-30 a stop ends the rendering between two files; what is there is whole, the rest follows', async () => {
  await transact(appContext, (work) =>
    registerPictures(work, [{ art, priority: 0, placeholder: null }]),
  );
  const missing = await allButSmallest(4, art);
  const stopping = new AbortController();
  const watcher = watch(folder(), () => stopping.abort());
  expect(await renderPictures(appContext, 1, stopping.signal)).toBe(true);
  watcher.close();
  const made = (await files()).filter((name) => missing.includes(name));
  expect(made.length).toBeLessThan(4);
  for (const name of made)
    expect((await sharp(`${folder()}/${name}`).stats()).channels).toBeTruthy();
  expect(await renderPictures(appContext, 1)).toBe(false);
  expect((await files()).length).toBe(10);
});

test('L-03 a gallery nobody made is seen whole by whoever looks first, in one size', async () => {
  const arts = ['3 kg', '5 kg', '6 kg'].map(
    (weight): PictureArt => ({ draw: 'pack', pack: { ...pack, weight } }),
  );
  await transact(appContext, (work) =>
    registerPictures(
      work,
      arts.map((one, priority) => ({ art: one, priority, placeholder: null })),
    ),
  );
  const names = arts.flatMap((one) => [180, 800].map((width) => `${hashOf(one)}-${width}.avif`));
  const answers = await Promise.all(names.map(get));
  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(
    names.map(() => 'image/webp'),
  );
  const made = (await files()).filter((name) => arts.some((one) => name.startsWith(hashOf(one))));
  expect(made.length).toBe(arts.length);
});

test('another drawing has another name, the same one the same name', () => {
  const { kind, ...rest } = pack;
  expect(hashOf({ draw: 'pack', pack: { ...rest, kind } })).toBe(hashOf(art));
  expect(hashOf({ draw: 'pack', pack: { ...pack, recipe: 'Thon' } })).not.toBe(hashOf(art));
});

test.each(['../../etc/passwd', 'x-320.avif', '0123456789abcdef0123-320.png'])(
  'no other file is served: %s',
  async (name) => {
    expect((await get(name)).status).toBe(404);
  },
);

test('E-15 a link to a product is shown elsewhere with a picture of its own, drawn when it is asked for', async () => {
  const hash = hashOf(art);
  await transact(appContext, (work) =>
    registerPictures(work, [{ art, priority: 1, placeholder: null }]),
  );
  const drawn = await get(`partage/${hash}.jpg`);
  expect(drawn.headers.get('content-type')).toBe('image/jpeg');
  const { width, height, format } = await sharp(Buffer.from(await drawn.arrayBuffer())).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(await files()).toContain(`${hash}-partage.jpg`);
  // An uploaded picture is served itself, and an unknown hash gets the plain background.
  const other = await get(`partage/${'a'.repeat(20)}.jpg`);
  expect([other.status, other.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});
