import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { bearer, lea, people } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { photo, uploads } from '../../../../tests/support/upload.ts';
import { inTurn } from './clean-image.ts';
import { imageRoutes } from './images-http.ts';

const shop = testShop();
const { arrive } = people(shop);
const { send, fieldsFor, upload } = uploads(shop);
let token: string;

beforeEach(async () => {
  token = (await arrive({ ...lea, email: `${crypto.randomUUID()}@example.org` })).token;
});

test('a drawing in the clothes of a picture is never opened', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="9"/></svg>';
  const dressed = [`<!--ftypavif-->${drawing}`, `<!--ftypavis-->${drawing}`, `GIF89a${drawing}`];
  for (const text of dressed) {
    const answer = await send(await fieldsFor(token, Buffer.from(text)));
    expect([answer.status, text.slice(0, 12)]).toEqual([400, text.slice(0, 12)]);
  }
});

test('a picture inside that is not the one outside is refused', async () => {
  const png = await sharp(await photo())
    .png()
    .toBuffer();
  const lie = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBP'), png]);
  expect((await send(await fieldsFor(token, lie))).status).toBe(400);
});

test('odd options of an upload are refused or cleaned, never a failure', async () => {
  const odd: Record<string, string>[] = [
    { tags: 'a\u0000b' },
    { tags: 'x,'.repeat(5000) },
    { fileName: '\u0000' },
    { fileName: '../../etc/passwd' },
    { fileName: 'x'.repeat(200_000) },
    { folder: '/../../\u0000/..//' },
    { folder: '/a'.repeat(50_000) },
    { customMetadata: '['.repeat(200_000) + ']'.repeat(200_000), responseFields: 'customMetadata' },
    { customMetadata: '{"__proto__":{"a":1}}', responseFields: 'customMetadata,__proto__' },
    { customMetadata: '"\\ud800"', responseFields: 'customMetadata' },
    { file: `data:image/png;base64,${'A'.repeat(3_000_000)}!` },
    { token: '\u0000' },
    { expire: '9'.repeat(400) },
  ];
  for (const change of odd) {
    const answer = await send({ ...(await fieldsFor(token, await photo())), ...change });
    const { filePath } = await answer.json();
    expect([answer.status < 500, JSON.stringify(change).slice(0, 60)]).toEqual([
      true,
      JSON.stringify(change).slice(0, 60),
    ]);
    if (filePath) expect(filePath).toMatch(/^(\/[\w-]{1,40}){0,5}\/[\w-][\w.-]*\.jpg$/);
  }
});

test('odd addresses of pictures are not found, never a failure', async () => {
  const { url } = await upload(token, await photo());
  const routes = imageRoutes(shop.appContext);
  const line = await sharp({ create: { width: 1, height: 2000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { url: narrow } = await upload(token, line);
  for (const path of [
    '/images/..%2f..%2fetc%2fpasswd',
    '/images/%E0%A4%A',
    `/images/${'a/'.repeat(20_000)}`,
    `${url}?tr=%00`,
    `${url}?tr=w-0.0001,h-2400,c-force,bl-100`,
    `${url}?tr=w-1,h-1,cm-extract:w-0.001,cm-extract`,
    `${url}?tr=w-1:rt-90:r-2400,f-avif`,
    `${url}?tr=ar-99-1,w-1`,
    `${url}?tr=ar-1e-9-1,h-2400`,
    `${url}?tr=ar-1-99,w-2400`,
    `${url}?tr=ar-1-99,w-2400,cm-pad_resize`,
    `${narrow}?tr=w-2400,cm-pad_resize`,
    `${narrow}?tr=w-2400,c-force`,
    `${narrow}?tr=w-2400,c-at_least`,
    `${narrow}?tr=w-2400,h-2400,c-at_least`,
  ]) {
    const answer = await routes.request(path);
    expect([answer.status < 500, path]).toEqual([true, path]);
    if (!answer.ok) continue;
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([Math.max(width, height) <= 2400, path]).toEqual([true, path]);
  }
});

test('a flood of pictures is told to come back, and is no failure', async () => {
  const { url } = await upload(token, await photo());
  const gate = Promise.withResolvers<void>();
  const flood = Array.from({ length: 42 }, () => inTurn(() => gate.promise));
  const refused = [
    await send(await fieldsFor(token, await photo())),
    await imageRoutes(shop.appContext).request(`${url}?tr=w-20`),
  ];
  gate.resolve();
  await Promise.all(flood);
  for (const { status, headers } of refused)
    expect([status, headers.get('retry-after')]).toEqual([429, '1']);
});

test('one person does not fill the disk with pictures nothing shows', async () => {
  const { fileId } = await upload(token, await photo());
  const { db } = shop.database;
  const sent = db.selectFrom('uploaded_images').selectAll().where('file_id', '=', fileId);
  const one = await sent.executeTakeFirstOrThrow();
  const others = Array.from({ length: 99 }, (_, nth) => ({
    ...one,
    file_id: String(nth).padStart(24, '0'),
    path: `/pets/${nth}.jpg`,
  }));
  await db.insertInto('uploaded_images').values(others).execute();
  const ask = () =>
    shop.request('GET', '/api/v2/shop/images/authentication', undefined, bearer(token));
  expect((await ask()).status).toBe(429);
  await db.updateTable('uploaded_images').set({ kept: true }).execute();
  expect((await ask()).status).toBe(200);
});
