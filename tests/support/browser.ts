import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

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
 * A headless browser: Chrome or Chromium of this machine (or the one CHROME_PATH names), else the
 * one packaged in the dev dependencies, so that a fresh checkout downloads nothing more.
 */
export async function launchBrowser(): Promise<Browser> {
  const installed = local.find((path) => path && existsSync(path));
  if (installed) return chromium.launch({ executablePath: installed, args: ['--no-sandbox'] });
  // One process for everything would end the browser with its first closed page.
  const args = packaged.args.filter((arg) => !['--single-process', '--no-zygote'].includes(arg));
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    args: [...args, '--no-sandbox', '--disable-gpu'],
  });
}
