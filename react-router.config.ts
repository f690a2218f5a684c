import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { shopManifest, shopManifestOf } from './src/server/shop-manifest.ts';

/** Compresses a file as far as brotli goes: a server has no time for that, a build has it once. */
async function compressOnce(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length >= 1024) writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes));
}

// All routes are known from the first document: asking for them later would be one more address
// that is neither a page nor a service. Pages of the shop load the list without those of the team.
export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // A page's `clientAction` is small: a file of its own would be named in every document.
  splitRouteModules: false,
  buildEnd: async () => {
    // Its name ends with eight signs: a page may be called manifest-something too.
    for (const file of globSync('build/client/assets/manifest-????????.js'))
      writeFileSync(shopManifestOf(file), shopManifest(readFileSync(file, 'utf8')));
    await Promise.all(globSync('build/client/assets/*.{js,css}').map(compressOnce));
  },
} satisfies Config;
