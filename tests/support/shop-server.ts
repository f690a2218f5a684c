import type { TestProject } from 'vitest/node';
import { build } from '../../tools/prepare.mjs';
import { launchSharedBrowser } from './browser.ts';
import { createDataFolder } from './data-folder.ts';
import { startShopProcess } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built shop, filled with the demonstration data. */
    shopUrl: string;
    /** Folder of its data. */
    shopData: string;
    /** Address of the browser all journeys share. */
    browser: string;
  }
}

/** The built shop on fresh data and a free port. */
async function startBuiltShop() {
  const folder = await createDataFolder();
  try {
    const { url, stop } = await startShopProcess({ dataDir: folder.path });
    return { url, data: folder.path, stop: () => stop().then(folder.remove) };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/**
 * Vitest calls this once before the first browser test and its result after the last. `SHOP_URL`
 * and `SHOP_DATA` name a shop that runs already.
 */
export default async function setup(project: TestProject) {
  await build();
  const browser = await launchSharedBrowser();
  project.provide('browser', browser.wsEndpoint());
  const { SHOP_URL: url, SHOP_DATA: data = '' } = process.env;
  const shop = url ? { url, data, stop: async () => undefined } : await startBuiltShop();
  project.provide('shopUrl', shop.url);
  project.provide('shopData', shop.data);
  return async () => {
    await browser.close();
    await shop.stop();
  };
}
