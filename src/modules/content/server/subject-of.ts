/** What the audit log calls a text. */
export const subjectOf = ({ type, slug, locale }: { type: string; slug: string; locale: string }) =>
  `${type} ${slug}${locale === 'fr' ? '' : ` (${locale})`}`;
