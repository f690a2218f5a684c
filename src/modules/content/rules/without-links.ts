import { innerPath } from './link-target.ts';

interface Part {
  link?: { to?: string };
  links?: readonly unknown[];
}

/**
 * Header and footer without links to these paths: menu entries are removed, and columns that become
 * empty; a card with such a link becomes null.
 */
export function withoutLinks(document: unknown, paths: ReadonlySet<string>): unknown {
  const leads = (part: unknown) => {
    const to = (part as Part | null)?.link?.to;
    return to !== undefined && paths.has(innerPath(to) ?? '');
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const remaining = value.filter((one) => !leads(one)).map(walk);
      return remaining.filter((one) => (one as Part | null)?.links?.length !== 0);
    }
    if (value === null || typeof value !== 'object') return value;
    const parts = Object.entries(value).map(([name, part]) => [
      name,
      name === 'card' && leads(part) ? null : walk(part),
    ]);
    return Object.fromEntries(parts);
  };
  return walk(document);
}
