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

/** Origins of others that a document may reach, by what for. */
export interface ForeignHosts {
  scripts?: readonly string[];
  frames?: readonly string[];
  connections?: readonly string[];
  images?: readonly string[];
  forms?: readonly string[];
  /** Who may show the document in a frame; nobody when it is missing. */
  framedBy?: "'self'";
}

/** The policy of one document. `extra` adds hosts that were configured, such as a tag manager's. */
export function policyFor(html: string, extra: ForeignHosts = {}): string {
  const own = (hosts: readonly string[] = []) => ["'self'", ...hosts].join(' ');
  return [
    "default-src 'self'",
    `script-src ${own([...inlineScripts(html), ...(extra.scripts ?? [])])}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src ${own(extra.images)} data:`,
    "font-src 'self'",
    `connect-src ${own(extra.connections)}`,
    `frame-src ${own(extra.frames)}`,
    `frame-ancestors ${extra.framedBy ?? "'none'"}`,
    `form-action ${own(extra.forms)}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
