import { Hono } from 'hono';
import { TAG_MANAGER_STANDIN } from '#platform/config.ts';

/**
 * Logs to the browser's console what a tag manager would receive, and stores it in `__heard` for
 * tests: everything pushed before the script loaded, and after.
 */
const SCRIPT = `(() => {
  const name = new URL(document.currentScript.src).searchParams.get('l') || 'dataLayer';
  const layer = window[name] = window[name] || [];
  const heard = window.__heard = [];
  const hear = (entry) => { heard.push(entry); console.info('tag manager', entry); };
  layer.forEach(hear);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => { entries.forEach(hear); return push(...entries); };
})();`;

/** Stand-in of the tag manager: sends nothing anywhere. */
export function tagManagerStandin(): Hono {
  const app = new Hono();
  app.get(TAG_MANAGER_STANDIN.source, (c) =>
    c.body(SCRIPT, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }),
  );
  return app;
}
