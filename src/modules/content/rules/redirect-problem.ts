import { innerPath } from './link-target.ts';

interface Redirect {
  path: string;
  to: string | null;
}

const LONGEST_CHAIN = 10;
/** What no rule may touch: the back office, the services, the files. */
const RESERVED_PATHS =
  /^\/(?:gestion|api|media|images|search|assets|campaigns|maintenance)(?:\/|$)/;

/**
 * Why a redirect cannot be, as a code; null when it can: it must not lead back to itself over the
 * rules there are, and it leaves the back office and the services alone.
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
