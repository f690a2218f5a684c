const KEYS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** Where a visitor says they come from, `utm_source` → `source` (TRK-11); null when they do not. */
export function utmOf(search: string): Record<(typeof KEYS)[number], string | null> {
  const query = new URLSearchParams(search);
  const [source, medium, campaign, term, content] = KEYS.map((key) => query.get(`utm_${key}`));
  return {
    source: source ?? null,
    medium: medium ?? null,
    campaign: campaign ?? null,
    term: term ?? null,
    content: content ?? null,
  };
}
