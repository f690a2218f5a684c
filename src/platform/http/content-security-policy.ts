import { createHash, randomUUID } from 'node:crypto';

/** How a content policy names an inline script. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A sign for the scripts of one document, which nothing that stands in it can know. */
export const newScriptMark = (): string => randomUUID();

/**
 * The hashes of the scripts a document was written with, known by their mark (the attribute
 * `nonce`), and the document without marks. A script that came with a text has no mark, so the policy
 * does not let it run; a nonce could not be cached.
 */
export function takeMarkedScripts(
  document: string,
  mark: string,
): { document: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const marked = new RegExp(`<script${attribute}[^>]*>([^]*?)</script>`, 'g');
  const scripts = new Set<string>();
  for (const [, script] of document.matchAll(marked)) if (script) scripts.add(scriptHash(script));
  return { document: document.replaceAll(attribute, ''), scripts: [...scripts] };
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

/**
 * The policy of a document that was written with these inline scripts (their hashes). `extra` adds
 * hosts that were configured, such as a tag manager's.
 */
export function policyFor(scripts: readonly string[], extra: ForeignHosts = {}): string {
  const own = (hosts: readonly string[] = []) => ["'self'", ...hosts].join(' ');
  return [
    "default-src 'self'",
    `script-src ${own([...scripts, ...(extra.scripts ?? [])])}`,
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
