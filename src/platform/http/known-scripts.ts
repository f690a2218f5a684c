import { createHash, randomBytes } from 'node:crypto';

/**
 * Marks the inline scripts that are written by us, while a document is made. It is of this process, it
 * is taken off again before anybody sees the document, and nobody who could put text into a page knows it.
 */
export const scriptMark: string = randomBytes(24).toString('base64url');

const ATTRIBUTE = ` nonce="${scriptMark}"`;
const MARKED = new RegExp(
  `<script(?=[^>]*${ATTRIBUTE})(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</script>`,
  'g',
);

/** What a content policy calls a script by. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The document without its marks, and the hashes of the scripts that carried one. A script that found
 * its way into the document otherwise has no hash, and no browser runs it; a nonce could not be cached.
 */
export function knownScripts(marked: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  for (const [, script = ''] of marked.matchAll(MARKED)) if (script) hashes.add(scriptHash(script));
  return { html: marked.replaceAll(ATTRIBUTE, ''), hashes: [...hashes] };
}
