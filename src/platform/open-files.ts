import { checkBucket, openBucket } from './bucket-adapter.ts';
import type { Config } from './config.ts';
import { openFolder } from './disk-files.ts';
import type { FilePlace, Files } from './files.ts';

/**
 * The files of this shop: in a bucket if one is configured (`FILES_BUCKET_URL`), else in the data
 * folder of this machine.
 * @throws StartupProblem for a bucket that does not exist or denies access
 */
export async function openShopFiles(config: Config, dataDir: string): Promise<Files> {
  const { FILES_BUCKET_URL: url, FILES_KEY: key, FILES_SECRET: secret } = config;
  if (!url || !key || !secret) return openFolder(dataDir);
  const { FILES_REGION: region, FILES_TIMEOUT_MS: timeoutMs } = config;
  const bucket = { url, region, key, secret, timeoutMs };
  await checkBucket(bucket);
  return openBucket(bucket);
}

/** The same files in another process. */
export const openFiles = (place: FilePlace): Files =>
  'bucket' in place ? openBucket(place.bucket) : openFolder(place.folder);
