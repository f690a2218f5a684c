import type { CampaignVisit } from '../contracts.ts';
import type { Campaign } from './campaign.ts';

interface Test {
  name: string;
  segments: readonly string[];
}

/**
 * The segment of a visitor in a test: the one stored in their browser, else one derived from the
 * visitor id, so that two tabs agree. Null without a visitor; an unknown test is `control`.
 */
export function segmentOf(
  { configurations }: Pick<Campaign, 'configurations'>,
  visit: Pick<CampaignVisit, 'abtests'>,
  visitor: string | null,
): { name: string; segment: string } | null {
  const { name, segments } = configurations as unknown as Test;
  const stored = visit.abtests?.[name];
  if (stored !== undefined) return segments.includes(stored) ? { name, segment: stored } : null;
  if (visitor === null) return null;
  const segment = segments[mix(`${name} ${visitor}`) % segments.length];
  return segment === undefined ? null : { name, segment };
}

/** FNV-1a hash, 32 bits: distributes texts evenly; not for secrets. */
function mix(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}
