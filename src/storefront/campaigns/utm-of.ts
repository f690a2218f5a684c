const KEYS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** UTM parameters, `utm_source` → `source` (TRK-11); null for missing ones. */
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
