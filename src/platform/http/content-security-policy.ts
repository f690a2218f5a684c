import { createHash, randomUUID } from 'node:crypto';

/** The hash of an inline script, as Content-Security-Policy names it. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * A random mark for the inline scripts of one document, which text in the document cannot guess.
 */
export const newScriptMark = (): string => randomUUID();

/**
 * The hashes of the marked inline scripts (attribute `nonce`) of a document, and the document
 * without the marks. A script injected with a text has no mark, so the policy blocks it. A nonce
 * proper would make the document uncacheable.
 */
export function takeMarkedScripts(
  document: string,
  mark: string,
): { document: string; scripts: string[] } {
  const parts = document.split(` nonce="${mark}"`);
  const scripts = new Set<string>();
  for (const [nth, part] of parts.entries()) {
    if (!parts[nth - 1]?.endsWith('<script')) continue;
    const script = part.slice(part.indexOf('>') + 1, part.indexOf('</script>'));
    if (script) scripts.add(scriptHash(script));
  }
  return { document: parts.join(''), scripts: [...scripts] };
}

/** Foreign origins a document may use, by directive. */
export interface ForeignHosts {
  scripts?: readonly string[];
  frames?: readonly string[];
  connections?: readonly string[];
  images?: readonly string[];
  forms?: readonly string[];
  /** Who may embed the document in a frame; nobody when absent. */
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
