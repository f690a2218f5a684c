import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /type="application\/(ld\+)?json"/;

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Hashes of the inline scripts that this document really holds; a nonce could not be cached. */
function inlineScripts(html: string): string[] {
  const hashes: string[] = [];
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT))
    if (script && !DATA_BLOCK.test(attributes)) hashes.push(hashOf(script));
  return hashes;
}

/** The policy of one document. `extra` adds hosts that were configured, such as a tag manager's. */
export function policyFor(html: string, extra: { scripts?: readonly string[] } = {}): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...inlineScripts(html), ...(extra.scripts ?? [])].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
