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
 * The policy of one document, with the hashes of its inline scripts (`knownScripts`). `extra` adds hosts that were configured, such as a tag manager's.
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
