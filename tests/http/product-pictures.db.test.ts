import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { mediaRoutes } from '#modules/media/server/http.ts';
import { renderPicturesJob } from '#modules/media/server/jobs.ts';
import { testShop } from '../support/shop.ts';
import { staffCalls } from '../support/staff.ts';
import { stockShop } from '../support/stocked-shop.ts';
import { photo } from '../support/upload.ts';

const shop = testShop();
const { signIn, as } = staffCalls(shop);
let token: string;

beforeEach(async () => {
  await stockShop(shop.appContext);
  await as('merchandising');
  token = (await (await signIn('merchandising@equipe.test')).json()).token;
});

const SKU = 'PR000123';
const product = async () => {
  const headers = { authorization: `Bearer ${token}` };
  return (await shop.request('GET', `/api/v2/admin/products/${SKU}`, undefined, headers)).json();
};
async function send(content: Uint8Array, changes: Record<string, string> = {}) {
  const { version } = await product();
  const body = new FormData();
  const fields = { sku: SKU, version: String(version), alt: 'Le sac de face', ...changes };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob([new Uint8Array(content)]), 'sac.jpg');
  const answer = await shop.send(
    new Request('http://localhost/api/v2/admin/product-pictures', {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}
const get = (name: string) => mediaRoutes(shop.appContext).request(`/media/${name}`);
const size = async (name: string) => {
  const answer = await get(name);
  const { width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { width, height, exif, type: answer.headers.get('content-type') };
};

test('IMG-05 a picture the team sends is shown in every size, without what the camera wrote', async () => {
  expect((await send(await photo(800, 600))).status).toBe(204);
  await renderPicturesJob.run(shop.appContext, undefined as never);
  const others = (['png', 'webp', 'avif'] as const).map(async (format, at) =>
    sharp(await photo(600 + 2 * at, 600))
      .toFormat(format)
      .toBuffer(),
  );
  for (const content of await Promise.all(others)) expect((await send(content)).status).toBe(204);
  const { pictures } = await product();
  expect(pictures.map(({ alt }: { alt: string }) => alt)).toEqual(Array(4).fill('Le sac de face'));
  const [{ hash }] = pictures;
  expect(await size(`${hash}-500.webp`)).toMatchObject({
    width: 500,
    height: 625,
    exif: undefined,
  });
  for (const width of [180, 320, 500, 800, 1200])
    for (const format of ['avif', 'webp'])
      expect(await size(`${hash}-${width}.${format}`)).toMatchObject({
        width,
        height: width * 1.25,
        type: `image/${format}`,
      });
  const page = await shop.request('GET', `/api/b2c-products/sku-${SKU}?channelCode=FR_WEB`);
  const { gallery, image } = (await page.json()).data.attributes;
  expect([gallery.length, image.hash, image.placeholder.length < 3000]).toEqual([4, hash, true]);
});

test('IMG-05 what is no picture, a broken, tiny, huge or lying one is refused under its field', async () => {
  const png = await sharp(await photo(600, 600))
    .png()
    .toBuffer();
  const lie = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBP'), png]);
  const bomb = await sharp({
    create: { width: 10_000, height: 9000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  for (const [content, code] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file.unsupported_type'],
    [await sharp(png).gif().toBuffer(), 'file.unsupported_type'],
    [png.subarray(0, 300), 'picture.unreadable'],
    [lie, 'picture.unreadable'],
    [bomb, 'picture.unreadable'],
    [await photo(498, 800), 'picture.too_small'],
    [Buffer.alloc(11 * 1024 * 1024, 0xff), 'file.too_large'],
    [Buffer.alloc(0), 'required'],
  ] as const) {
    const { status, body } = await send(content);
    expect([status, body.violations]).toMatchObject([422, [{ propertyPath: 'file', code }]]);
  }
  const unnamed = await send(png, { alt: ' ' });
  expect([unnamed.status, unnamed.body.violations[0].propertyPath]).toEqual([422, 'alt']);
  expect((await send(png, { version: '99' })).status).toBe(409);
  expect((await send(png, { sku: 'PR999999' })).status).toBe(404);
  expect((await product()).pictures).toEqual([]);
});

test('catalogue: a picture is sent once, ordered, and taken away; the last of a product stays', async () => {
  const call = await as('direction');
  await send(await photo(600, 600));
  expect((await send(await photo(600, 600))).status).toBe(422);
  await send(await photo(700, 600));
  const edit = async (pictures: unknown) =>
    (await call('PUT', `/products/${SKU}`, { version: (await product()).version, pictures }))
      .status;
  const [a, b] = (await product()).pictures;
  expect(await edit([b, a])).toBe(204);
  expect((await product()).pictures[0].hash).toBe(b.hash);
  for (const wrong of [[a, a], [{ hash: '0'.repeat(20), alt: 'x' }], [{ ...a, alt: '' }]])
    expect(await edit(wrong)).toBe(422);
  expect(await edit([b])).toBe(204);
  expect(await edit([])).toBe(422);
  expect((await product()).pictures).toHaveLength(1);
});
