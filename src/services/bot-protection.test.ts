import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botScriptUrl } from './bot-protection.ts';

const settings = { siteKey: 'site-1', enterprise: false, alternateDomain: false, scriptUrl: null };

/**
 * A minimal stub of the DOM's script tag: appended scripts are listed, and fire their events on
 * demand.
 */
class Script extends EventTarget {
  src = '';
  marks: string[] = [];
  setAttribute(name: string) {
    this.marks.push(name);
  }
  remove() {}
}
let added: Script[];
const browser = () => {
  added = [];
  vi.stubGlobal('document', {
    createElement: () => new Script(),
    head: { append: (script: Script) => added.push(script) },
  });
};
const answer = (type: 'load' | 'error', nth = 0) => added[nth]?.dispatchEvent(new Event(type));
const api = {
  ready: (callback: () => void) => callback(),
  render: () => 7,
  execute: async (widget: number, { action }: { action: string }) => `${widget}:${action}`,
};

/** A fresh module instance, because the script is loaded once per page. */
async function freshPage() {
  vi.resetModules();
  return (await import('./bot-protection.ts')).loadBotProtection;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [{}, 'https://www.google.com/recaptcha/api.js?render=explicit'],
  [{ enterprise: true }, 'https://www.google.com/recaptcha/enterprise.js?render=explicit'],
  [{ alternateDomain: true }, 'https://recaptcha.net/recaptcha/api.js?render=explicit'],
  [
    { alternateDomain: true, enterprise: true },
    'https://recaptcha.net/recaptcha/enterprise.js?render=explicit',
  ],
  [{ scriptUrl: 'https://bots.test/s.js' }, 'https://bots.test/s.js?render=explicit'],
])('AUT-28 %o is loaded from %s', (options, url) => {
  expect(botScriptUrl({ ...settings, ...options })).toBe(url);
});

test('AUT-28 parameters that say nothing are dropped, and render stays ours', () => {
  const url = botScriptUrl(settings, { hl: 'fr', badge: '', render: 'onload' });
  expect(url).toBe('https://www.google.com/recaptcha/api.js?render=explicit&hl=fr');
});

test('AUT-27 outside a browser it rejects', async () => {
  const load = await freshPage();
  await expect(load(settings)).rejects.toThrow();
});

test('AUT-26 one script for all who ask; another site key is rejected', async () => {
  browser();
  const load = await freshPage();
  const first = load(settings);
  const second = load(settings);
  await expect(load({ ...settings, siteKey: 'site-2' })).rejects.toThrow(
    'reCAPTCHA already loaded with different site key!',
  );
  vi.stubGlobal('grecaptcha', api);
  answer('load');
  expect(await first).toBe(await second);
  expect(added.map(({ marks }) => marks)).toEqual([['recaptcha-v3-script']]);
  expect(await (await first).execute('login')).toBe('7:login');
});

test('AUT-29 a failed load rejects for all who wait, and the next one loads again', async () => {
  browser();
  const load = await freshPage();
  const waiting = [load(settings), load(settings)];
  answer('error');
  for (const one of waiting) await expect(one).rejects.toThrow();
  const again = load(settings);
  expect(added).toHaveLength(2);
  vi.stubGlobal('grecaptcha', api);
  answer('load', 1);
  await expect(again).resolves.toBeDefined();
});

test('AUT-30 readiness is looked for every 25 ms, for ten seconds', async () => {
  browser();
  const load = await freshPage();
  let ready = false;
  const loading = load(settings).then(() => {
    ready = true;
  });
  answer('load');
  await vi.advanceTimersByTimeAsync(60);
  vi.stubGlobal('grecaptcha', api);
  await vi.advanceTimersByTimeAsync(14);
  expect(ready).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(ready).toBe(true);

  vi.stubGlobal('grecaptcha', undefined);
  const never = await freshPage();
  const failing = expect(never(settings)).rejects.toThrow();
  answer('load', 1);
  await vi.advanceTimersByTimeAsync(10_100);
  await failing;
});
