import { innerPath } from './link-target.ts';

interface Redirect {
  path: string;
  to: string | null;
}

const LONGEST_CHAIN = 10;
/** Paths that redirects may not touch: the back office, the APIs, the files. */
const RESERVED_PATHS =
  /^\/(?:gestion|api|media|images|search|assets|campaigns|maintenance)(?:\/|$)/;

/**
 * Error code that says why a redirect is not allowed; null when it is. It must not create a loop
 * with existing rules, nor touch the back office or the APIs.
 */
export function redirectProblem(rule: Redirect, others: readonly Redirect[]): string | null {
  if (RESERVED_PATHS.test(rule.path)) return 'content.rule_kept';
  const next = new Map(others.map(({ path, to }) => [path, to]));
  next.set(rule.path, rule.to);
  let at = rule.to === null ? null : innerPath(rule.to);
  for (let steps = 0; at !== null; steps += 1) {
    if (at === rule.path || steps > LONGEST_CHAIN) return 'content.rule_loop';
    const to = next.get(at);
    at = to ? innerPath(to) : null;
  }
  return null;
}
