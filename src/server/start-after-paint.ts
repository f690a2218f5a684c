import { scriptHash } from '#platform/http/content-security-policy.ts';

/**
 * Runs in the browser, written into the document as it stands: what it says travels with every page,
 * so its reasons stand here. Pages are read and their forms sent without scripts; on a telephone's
 * line scripts would share it with the picture somebody is waiting for. So they are fetched when the first
 * picture is painted: at the second frame after it is decoded, at once when somebody presses
 * something or the page is in the background, and after two seconds whatever is missing. A form the browser
 * sends itself is not sent a second time by a second press within two seconds: scripts refuse it later.
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

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = /<script type="module" async="">(.*?)<\/script>/s;

/**
 * The document with its module started by a script that waits for the first paint, and the hash of that
 * script for the content policy, beside the module's own; as it was when it has no module.
 */
export function startingAfterPaint(document: string): { document: string; scripts: string[] } {
  const module = MODULE.exec(document)?.[1];
  if (module === undefined) return { document, scripts: [] };
  const files = Array.from(document.matchAll(PRELOAD), ([, href = '']) => href);
  const script = `(${startAfterPaint})(${inScript(files)},${inScript(module)})`;
  return {
    document: document.replaceAll(PRELOAD, '').replace(MODULE, () => `<script>${script}</script>`),
    scripts: [scriptHash(script)],
  };
}

/** JSON that cannot end the script it stands in. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
