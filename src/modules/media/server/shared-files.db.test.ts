import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openFiles } from '#platform/open-files.ts';
import { apiServer } from '../../../../tests/support/api-server.ts';
import { startBucket } from '../../../../tests/support/bucket.ts';
import { lea, people } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { photo, uploads } from '../../../../tests/support/upload.ts';

const shop = testShop();
const { arrive } = people(shop);
const { upload, send, fieldsFor } = uploads(shop);
const server = apiServer(shop);
const { appContext } = shop;
let storage: Awaited<ReturnType<typeof startBucket>>;
let onDisk: typeof appContext.files;
let token: string;

beforeAll(async () => {
  storage = await startBucket();
  onDisk = appContext.files;
});
afterAll(() => storage.stop());
const waitFor = (timeoutMs: number) => {
  appContext.files = openFiles({
    bucket: { url: storage.url, region: 'auto', timeoutMs, ...storage.account },
  });
};
const PATIENT_MS = 30_000;
beforeEach(async () => {
  storage.goWrong('none');
  waitFor(PATIENT_MS);
  token = (await arrive(lea)).token;
});
const show = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, retry: answer.headers.get('retry-after') };
};

test('IMG-05 a picture in a bucket is shown by every process, whole and smaller', async () => {
  const { url } = await upload(token, await photo());
  const { pathname } = new URL(url);
  expect(await show(pathname)).toEqual({ status: 200, retry: null });
  expect((await show(`${pathname}?tr=w-40`)).status).toBe(200);
  // The local disk has none of these files.
  appContext.files = onDisk;
  expect((await show(pathname)).status).toBe(404);
});

test.each(['away', 'cut', 'overloaded', 'slow'] as const)(
  'a storage that is %s is said as an outage, to who looks and to who sends, and never as our fault',
  async (fault) => {
    const { url } = await upload(token, await photo());
    const { pathname } = new URL(url);
    const fields = await fieldsFor(token, await photo());
    waitFor(fault === 'slow' ? 300 : PATIENT_MS);
    storage.goWrong(fault);
    for (const path of [pathname, `${pathname}?tr=w-41`, `/media/${'0'.repeat(20)}-320.avif`])
      expect(await show(path)).toEqual({ status: 503, retry: '5' });
    expect((await send(fields)).status).toBe(503);
    storage.goWrong('none');
    waitFor(PATIENT_MS);
    expect((await show(pathname)).status).toBe(200);
  },
);
