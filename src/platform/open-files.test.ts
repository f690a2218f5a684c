import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOutage } from '#kit/outage.ts';
import { startBucket } from '../../tests/support/bucket.ts';
import { readConfig } from './config.ts';
import { openShopFiles } from './open-files.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
let storage: Awaited<ReturnType<typeof startBucket>>;
let folder: string;
beforeAll(async () => {
  storage = await startBucket();
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(async () => {
  await storage.stop();
  await rm(folder, { recursive: true, force: true });
});

const inBucket = (changed: Record<string, string> = {}) =>
  openShopFiles(
    readConfig({
      SHOP_ENV: 'test',
      FILES_BUCKET_URL: storage.url,
      FILES_KEY: storage.account.key,
      FILES_SECRET: storage.account.secret,
      FILES_TIMEOUT_MS: '30000',
      ...changed,
    }),
    folder,
  );
const onDisk = () => openShopFiles(readConfig({ SHOP_ENV: 'test' }), folder);

describe.each([
  ['a folder', onDisk],
  ['a bucket', inBucket],
])('in %s', (_name, open) => {
  test('a file is what was last written, found by the beginning of its key, and gone once removed', async () => {
    const files = await open();
    expect(await files.read('images/ab/abc')).toBeNull();
    expect(await files.keys('images/')).toEqual([]);
    await files.write('images/ab/abc', bytes('first'));
    await files.write('images/ab/abc', bytes('second'));
    await files.write('pictures/0a-320.avif', bytes('drawn'));
    expect(await files.read('images/ab/abc')).toEqual(bytes('second'));
    expect((await files.keys('images/')).filter((key) => key.endsWith('abc'))).toEqual([
      'images/ab/abc',
    ]);
    expect(await files.keys('pictures/0a')).toEqual(['pictures/0a-320.avif']);
    expect(await files.keys('pictures/0b')).toEqual([]);
    const [listed] = await files.list('images/');
    expect(listed?.key).toBe('images/ab/abc');
    expect(Math.abs((listed?.writtenMs ?? 0) - Date.now())).toBeLessThan(60_000);
    await files.remove('images/ab/abc');
    await files.remove('images/ab/abc');
    expect(await files.read('images/ab/abc')).toBeNull();
  });
});

describe('a storage that fails', () => {
  test.each(['overloaded', 'cut', 'away'] as const)(
    '%s for a moment: the call is made again, and nobody notices',
    async (fault) => {
      const files = await inBucket();
      await files.write('contact/ab/paper.pdf', bytes('paper'.repeat(100)));
      storage.goWrong(fault, 1);
      expect(await files.read('contact/ab/paper.pdf')).toEqual(bytes('paper'.repeat(100)));
      storage.goWrong(fault, 1);
      await files.write('contact/ab/other.pdf', bytes('other'));
      storage.goWrong('none');
      expect(await files.read('contact/ab/other.pdf')).toEqual(bytes('other'));
    },
  );

  test.each(['overloaded', 'cut', 'away', 'slow'] as const)(
    '%s for long: an outage, which a client may try again',
    async (fault) => {
      const files = await inBucket();
      await files.write('contact/ab/paper.pdf', bytes('paper'.repeat(100)));
      const impatient = fault === 'slow' ? await inBucket({ FILES_TIMEOUT_MS: '300' }) : files;
      storage.goWrong(fault);
      const error = await impatient.read('contact/ab/paper.pdf').catch((thrown: unknown) => thrown);
      storage.goWrong('none');
      expect(isOutage(error)).toBe(true);
    },
  );

  test('a drawn picture that was read once is shown while the storage is away', async () => {
    const files = await inBucket();
    await files.write('pictures/0c-320.avif', bytes('drawn'));
    await files.read('pictures/0c-320.avif');
    storage.goWrong('away');
    expect(await files.read('pictures/0c-320.avif')).toEqual(bytes('drawn'));
    storage.goWrong('none');
  });
});

test('a bucket that is not there, or refuses the key, is said before anybody is served', async () => {
  await expect(inBucket({ FILES_BUCKET_URL: `${storage.url}-none` })).rejects.toThrow(
    'there is no such bucket',
  );
  await expect(inBucket({ FILES_KEY: 'another' })).rejects.toThrow('refuses the key');
  await expect(() => inBucket({ FILES_SECRET: '' })).toThrow('needs both');
});

test('a shop opens while its storage is away', async () => {
  storage.goWrong('away');
  await expect(inBucket()).resolves.toBeTruthy();
  storage.goWrong('none');
});
