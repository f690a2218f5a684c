import packaged from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/**
 * The browser packaged in the dev dependencies, so that every machine sees the same one and a fresh
 * checkout downloads nothing more; `CHROME_PATH` names another. As launch options.
 */
export async function headless(): Promise<LaunchOptions> {
  const { CHROME_PATH: another } = process.env;
  // The packaged browser's own arguments disable web security, so they are not used.
  return {
    executablePath: another || (await packaged.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  };
}

let launched: Promise<Browser> | undefined;

/**
 * The browser of this worker, closed at its end. A crashed one is replaced, so that a crash fails
 * only the test it happened in.
 */
export function workerBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

async function launch(): Promise<Browser> {
  const browser = await chromium.launch(await headless());
  browser.once('disconnected', () => {
    launched = undefined;
  });
  return browser;
}
