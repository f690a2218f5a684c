import { createHmac } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { cacheFigures } from '#kit/cache.ts';
import { siteOrigins } from '#modules/channels/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { lea, noah, people } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { photo, uploads } from '../../../../tests/support/upload.ts';
import { imageRoutes } from './images-http.ts';
import { dropImages } from './index.ts';
import { sweepImagesJob } from './jobs.ts';

const shop = testShop();
const { arrive, read } = people(shop);
const { authorise, send, fieldsFor, upload } = uploads(shop);
const show = (path: string, headers = {}) =>
  imageRoutes(shop.appContext).request(path, { headers });
const shown = async (path: string) => sharp(Buffer.from(await (await show(path)).arrayBuffer()));
const message = async (answer: Response) => [answer.status, (await answer.json()).message];
let token: string;

beforeEach(async () => {
  shop.appContext.config.IMAGE_PRIVATE_KEY = 'private_of_this_test';
  token = (await arrive(lea)).token;
});

test('IMG-04 the authentication endpoint answers signature, token and expire', async () => {
  const answer = await authorise(token);
  expect(Object.keys(answer).toSorted()).toEqual(['expire', 'signature', 'token']);
  const now = shop.appContext.clock.now().epochMilliseconds / 1000;
  expect(answer.expire - now).toBeGreaterThan(1700);
  expect(answer.expire - now).toBeLessThan(3600);
  const hmac = createHmac('sha1', 'private_of_this_test');
  expect(answer.signature).toBe(hmac.update(answer.token + answer.expire).digest('hex'));
  const anonymous = await shop.request('GET', '/api/v2/shop/images/authentication');
  expect(anonymous.status).toBe(401);
});

test('IMG-04 a ticket stands for the bearer token, for an hour', async () => {
  const { ticket } = await (await read('/images/ticket', token)).json();
  const ask = (with_: string) =>
    shop.request('GET', `/api/v2/shop/images/authentication?ticket=${with_}&t=0.5`);
  expect((await ask(ticket)).status).toBe(200);
  expect((await ask(`1${ticket}`)).status).toBe(401);
  await shop.appContext.clock.move(Temporal.Duration.from({ hours: 2 }));
  expect((await ask(ticket)).status).toBe(401);
  await shop.appContext.clock.move(Temporal.Duration.from({ hours: -2 }));
});

test('IMG-05 IMG-06 an upload answers where the picture is, and its token works once', async () => {
  const fields = {
    ...(await fieldsFor(token, await photo())),
    tags: 'pets,cat',
    responseFields: 'tags,customMetadata,isPrivateFile',
    extensions: '[]',
    customMetadata: '{"pet":31}',
  };
  const answer = await send(fields);
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, 'test']);
  const file = await answer.json();
  expect(file).toMatchObject({
    width: 120,
    height: 80,
    fileType: 'image',
    tags: ['pets', 'cat'],
    isPrivateFile: false,
    AITags: null,
    customMetadata: { pet: 31 },
  });
  // Absolute, so that a client on another host can show it (V-25).
  expect(file.url).toBe(`${siteOrigins(shop.appContext.config)[0]}/images${file.filePath}`);
  expect(file.filePath).toMatch(/^\/pets\/milo_[\w-]{8}\.jpg$/);
  expect((await show(file.url)).headers.get('content-type')).toBe('image/jpeg');
  expect((await show(file.thumbnailUrl)).status).toBe(200);
  expect(await message(await send(fields))).toEqual([
    400,
    'A request with the same token has been received already.',
  ]);
});

test('IMG-05 what the camera wrote into a picture is not kept', async () => {
  expect((await sharp(await photo()).metadata()).exif).toBeDefined();
  const { url } = await upload(token, await photo());
  expect((await (await shown(url)).metadata()).exif).toBeUndefined();
});

test('IMG-05 an upload is refused for what is wrong with it', async () => {
  const right = await fieldsFor(token, await photo());
  const changed = async (change: Record<string, string | Blob>) =>
    message(await send({ ...right, ...change }));
  expect(await changed({ fileName: '' })).toEqual([400, 'Missing fileName parameter for upload']);
  expect(await changed({ file: '' })).toEqual([400, 'Missing file parameter for upload']);
  expect((await changed({ publicKey: 'public_other' }))[0]).toBe(403);
  expect((await changed({ signature: '0'.repeat(40) }))[0]).toBe(403);
  expect((await changed({ expire: '1' }))[0]).toBe(400);
  expect((await changed({ extensions: '{' }))[0]).toBe(400);
  expect((await changed({ file: 'https://example.org/a.jpg' }))[0]).toBe(400);
  expect((await changed({ file: new Blob([new Uint8Array(11 * 1024 * 1024)]) }))[0]).toBe(413);
});

test('PET-19 only what really is a picture is taken', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const cut = (await photo()).subarray(0, 60);
  const bomb = await sharp({
    create: { width: 10_000, height: 9000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  for (const content of [svg, cut, bomb, Buffer.from('%PDF-1.7')]) {
    const answer = await send(await fieldsFor(token, content));
    expect(await message(answer)).toEqual([400, 'The file is not a picture that can be read.']);
  }
});

test('IMG-02 a picture comes in the size and shape its address asks for', async () => {
  const { url, filePath } = await upload(token, await photo(1200, 800));
  const sizeOf = async (path: string) => {
    const { width, height, format } = await (await shown(path)).metadata();
    return [width, height, format];
  };
  expect(await sizeOf(`${url}?tr=w-320,h-240,q-80`)).toEqual([320, 240, 'jpeg']);
  expect(await sizeOf(`/images/tr:w-320${filePath}`)).toEqual([320, 213, 'jpeg']);
  expect(await sizeOf(`${url}?tr=w-300%2Ch-300%2Cc-at_max`)).toEqual([300, 200, 'jpeg']);
  expect(await sizeOf(`${url}?tr=rt-90:w-200`)).toEqual([200, 300, 'jpeg']);
  expect(await sizeOf(`${url}?tr=w-4000`)).toEqual([1200, 800, 'jpeg']);
  expect(await sizeOf(`${url}?tr=w-0.5,ar-1-1,f-webp`)).toEqual([600, 600, 'webp']);
  expect(await sizeOf(`${url}?tr=w-90,h-90,r-max,f-png`)).toEqual([90, 90, 'png']);
  expect(await sizeOf(`${url}?tr=w-100,h-100,cm-pad_resize,bg-FFFFFF`)).toEqual([100, 100, 'jpeg']);
  const odd = await show(`${url}?tr=w-100,zz-3,constructor-1`);
  expect(odd.headers.get('x-ignored-transformations')).toBe('zz-3,constructor-1');
  const auto = await show(`${url}?tr=w-100,f-auto`, { accept: 'image/avif,image/webp,*/*' });
  expect([auto.headers.get('content-type'), auto.headers.get('vary')]).toEqual([
    'image/avif',
    'Accept',
  ]);
  const validators = { 'if-none-match': auto.headers.get('etag') ?? '' };
  expect(
    (await show(`${url}?tr=w-100,f-auto`, { accept: 'image/avif', ...validators })).status,
  ).toBe(304);
  const webp = await show(`${url}?tr=w-100,f-auto`, { accept: 'image/webp,*/*', ...validators });
  expect([webp.status, webp.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await show('/images/pets/none.jpg')).status).toBe(404);
  expect((await show('/images/%E0%A4%A')).status).toBe(404);
});

test('R-23 what was made of a picture takes no more memory than it weighs', async () => {
  const { filePath } = await upload(token, await photo());
  const figures = () => cacheFigures().find(({ name }) => name === 'images')?.bytes ?? 0;
  const images = imageRoutes(shop.appContext);
  const before = figures();
  const answer = await images.request(`/images${filePath}?tr=w-8,h-8,f-jpeg`);
  const { byteLength } = await answer.arrayBuffer();
  const again = await images.request(`/images${filePath}?tr=w-8,h-8,f-jpeg`);
  expect([answer.status, (await again.arrayBuffer()).byteLength]).toEqual([200, byteLength]);
  // A cache entry counts its key and overhead besides the picture.
  expect(figures() - before).toBeLessThan(byteLength + 1000);
});

test('IMG-03 the placeholder is a quarter as wide, blurred, and small', async () => {
  const { url } = await upload(token, await photo(1200, 800));
  const answer = await show(`${url}?tr=w-${320 / 4},h-${240 / 4},q-20,bl-4`);
  const bytes = await answer.arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(1500);
  const { width, height } = await sharp(Buffer.from(bytes)).metadata();
  expect([width, height]).toEqual([80, 60]);
});

test('a name is replaced by its owner only', async () => {
  const mine = { ...(await fieldsFor(token, await photo())), useUniqueFileName: 'false' };
  expect((await (await send(mine)).json()).filePath).toBe('/pets/milo.jpg');
  const again = { ...(await fieldsFor(token, await photo(90, 90))), useUniqueFileName: 'false' };
  expect((await (await send(again)).json()).width).toBe(90);
  const other = (await arrive(noah)).token;
  const theirs = { ...(await fieldsFor(other, await photo())), useUniqueFileName: 'false' };
  expect((await send(theirs)).status).toBe(400);
  const up = { ...(await fieldsFor(token, await photo())), folder: '../../../etc' };
  expect((await (await send(up)).json()).filePath).toMatch(/^\/___?\/___?\/___?\/etc\/milo_/);
});

test('a picture nothing shows is gone after a day, a dropped one at once', async () => {
  const [a, b] = [await upload(token, await photo()), await upload(token, await photo())];
  await shop.database.pool.query('update uploaded_images set kept = true where file_id = $1', [
    b.fileId,
  ]);
  await shop.appContext.clock.move(Temporal.Duration.from({ hours: 30 }));
  await sweepImagesJob.run(shop.appContext, undefined as never);
  expect([(await show(a.url)).status, (await show(b.url)).status]).toEqual([404, 200]);
  await transact(shop.appContext, (work) => dropImages(work, [b.fileId]));
  await sweepImagesJob.run(shop.appContext, undefined as never);
  expect((await show(b.url)).status).toBe(404);
  await shop.appContext.clock.move(Temporal.Duration.from({ hours: -30 }));
});
