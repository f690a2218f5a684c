import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';
import { shopManifest, shopManifestOf } from './src/server/shop-manifest.ts';

// All routes are known from the first document: asking for them later would be one more address
// that is neither a page nor a service. Pages of the shop load the list without those of the team.
export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => {
    // Its name ends with eight signs: a page may be called manifest-something too.
    for (const file of globSync('build/client/assets/manifest-????????.js'))
      writeFileSync(shopManifestOf(file), shopManifest(readFileSync(file, 'utf8')));
  },
} satisfies Config;
