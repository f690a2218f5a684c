import { setTimeout as wait } from 'node:timers/promises';
import type { ListObject, S3mini } from 's3mini';
import { Cache } from '#kit/cache.ts';
import { isOutage } from '#kit/outage.ts';
import type { BucketAccess, Files } from './files.ts';
import { StartupProblem } from './startup-problem.ts';

/**
 * Pauses before each retry. A call that timed out is not retried, since a request is waiting for
 * it.
 */
const PAUSES_MS = [50, 250];
const MEGABYTE = 1024 * 1024;
/** Keys of rendered pictures name their content, so a picture that was read once never changes. */
const LASTING = 'pictures/';

/**
 * The storage is unreachable or overloaded. `code` marks it as an outage where errors cross a
 * process boundary.
 */
class StorageAway extends Error {
  override readonly name = 'StorageAway';
  readonly code = 'ETIMEDOUT';
}

/** Files in an S3 bucket that all machines share, whoever runs the storage. */
export function openBucket(access: BucketAccess): Files {
  let opened: Promise<S3mini> | undefined;
  const use = <T>(call: (bucket: S3mini) => Promise<T>): Promise<T> =>
    trying(async () => {
      opened ??= clientOf(access);
      return call(await opened);
    });
  const lasting = new Cache<Uint8Array<ArrayBuffer>>({
    name: 'bucket-pictures',
    mostBytes: 16 * MEGABYTE,
    sizeOf: ({ byteLength }) => byteLength,
  });
  const listed = async (prefix: string): Promise<ListObject[]> =>
    (await use((bucket) => bucket.listObjects('/', prefix))) ?? [];
  return {
    place: { bucket: access },
    read: async (key) => {
      const before = lasting.get(key);
      if (before) return before;
      const found = await use((bucket) => bucket.getObjectArrayBuffer(key));
      const content = found && new Uint8Array(found);
      if (content && key.startsWith(LASTING)) lasting.set(key, content);
      return content;
    },
    write: async (key, content) => {
      await use((bucket) => bucket.putObject(key, content));
    },
    keys: async (prefix) => (await listed(prefix)).map(({ Key }) => Key),
    list: async (prefix) =>
      (await listed(prefix)).map(({ Key, LastModified }) => ({
        key: Key,
        writtenMs: new Date(LastModified).getTime(),
      })),
    remove: async (key) => {
      await use((bucket) => bucket.deleteObject(key));
    },
  };
}

/**
 * Refuses to start when the bucket does not exist or denies access. One that does not answer may
 * come back: the shop starts without its pictures.
 * @throws StartupProblem
 */
export async function checkBucket(access: BucketAccess): Promise<void> {
  const refused = (why: string) =>
    new StartupProblem(`FILES_BUCKET_URL: ${why}. Check it with FILES_KEY and FILES_SECRET.`);
  try {
    const bucket = await clientOf(access);
    if ((await trying(() => bucket.listObjects('/', LASTING, 1))) === null)
      throw refused('there is no such bucket');
  } catch (error) {
    if (statusOf(error) === 401 || statusOf(error) === 403)
      throw refused('the storage refuses the key');
    if (!isOutage(error)) throw error;
  }
}

/** The S3 client is only loaded when a bucket is configured. */
async function clientOf({ url, region, key, secret, timeoutMs }: BucketAccess): Promise<S3mini> {
  const { S3mini: Client } = await import('s3mini');
  return new Client({
    endpoint: url,
    region,
    accessKeyId: key,
    secretAccessKey: secret,
    requestAbortTimeout: timeoutMs,
  });
}

/**
 * Retries a call. Every call is idempotent: a key always names the same content. @throws
 * StorageAway
 */
async function trying<T>(call: () => Promise<T>): Promise<T> {
  for (let nth = 0; ; nth += 1)
    try {
      return await call();
    } catch (error) {
      if (!isAway(error)) throw error;
      const pause = (error as Error).name === 'TimeoutError' ? undefined : PAUSES_MS[nth];
      if (pause === undefined)
        throw new StorageAway('The storage of the files is away', { cause: error });
      await wait(pause);
    }
}

/** The HTTP status of the storage's answer; 0 where it did not answer. */
const statusOf = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0;

const isAway = (error: unknown): boolean =>
  statusOf(error) >= 500 || statusOf(error) === 429 || isOutage(error);
