import { scriptHash } from '#platform/http/content-security-policy.ts';

/**
 * Runs in the browser, inlined into every document; its comments are here because the function's
 * source is sent with every page. Pages and forms work without scripts, and on a phone's connection
 * scripts would compete with the main picture. So scripts are fetched after the first picture is
 * painted: at the second frame after it is decoded, immediately on a press or in a background tab,
 * and after two seconds at the latest. A native form submit is not repeated by a second press
 * within two seconds; later the scripts prevent it.
 */
function startAfterPaint(files: readonly string[], module: string): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = module;
    document.head.append(script);
    script.remove();
  };
  const pictures = Array.from(document.images, (picture) =>
    picture.fetchPriority === 'high' ? picture.decode().catch(() => {}) : null,
  );
  const atNextFrame = (then: () => void) => requestAnimationFrame(() => then());
  if (document.hidden) start();
  Promise.all(pictures).then(() => atNextFrame(() => atNextFrame(() => setTimeout(start))));
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, start, { once: true });
  setTimeout(start, 2000);
  let sent: EventTarget | null = null;
  let sentAt = 0;
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    const isAgain = event.target === sent && event.timeStamp - sentAt < 2000;
    if (isAgain) event.preventDefault();
    else [sent, sentAt] = [event.target, event.timeStamp];
  });
}

/** Signs that could end a script element or its lines, and how JSON writes them. */
const ESCAPED = [
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['&', '\\u0026'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
] as const;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = '<script type="module" async="">';
const MODULE_END = '</script>';

/**
 * The document with its module started by an inline script after the first paint, and the hash of that script
 * for the Content-Security-Policy; unchanged when it has no module.
 */
export function startingAfterPaint(document: string): { document: string; scripts: string[] } {
  // React puts the module at the end of the body, and what is preloaded for it in front of it or in the head.
  const at = document.lastIndexOf(MODULE);
  if (at < 0) return { document, scripts: [] };
  const end = document.indexOf(MODULE_END, at);
  const module = document.slice(at + MODULE.length, end);
  const files: string[] = [];
  const without = document.slice(0, at).replaceAll(PRELOAD, (_, href: string) => {
    files.push(href);
    return '';
  });
  const script = `(${startAfterPaint})(${inScript(files)},${inScript(module)})`;
  return {
    document: `${without}<script>${script}${document.slice(end)}`,
    scripts: [scriptHash(script)],
  };
}

/** JSON escaped for use inside a script element. */
export const inScript = (value: unknown): string =>
  ESCAPED.reduce((text, [sign, escaped]) => text.replaceAll(sign, escaped), JSON.stringify(value));
