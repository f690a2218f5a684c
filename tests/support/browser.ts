import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const local = [
  process.env.CHROME_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Chrome or Chromium of this machine (or the one CHROME_PATH names), else the one packaged in the
 * dev dependencies, so that a fresh checkout downloads nothing more. As launch options.
 */
export async function headless(): Promise<LaunchOptions> {
  const installed = local.find((path) => path && existsSync(path));
  if (installed) return { executablePath: installed, args: ['--no-sandbox'] };
  // Its own list of switches is for a machine that draws no pages: it takes the web's own security off.
  return {
    executablePath: await packaged.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  };
}

/** A headless browser for several processes, which connect to its address. */
export const launchSharedBrowser = async () => chromium.launchServer(await headless());

/** The shared browser at an address; closing it ends what was opened here, not the browser. */
export const connectBrowser = (address: string): Promise<Browser> => chromium.connect(address);
