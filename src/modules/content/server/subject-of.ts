/** Subject of a text in the audit log. */
export const subjectOf = ({ type, slug, locale }: { type: string; slug: string; locale: string }) =>
  `${type} ${slug}${locale === 'fr' ? '' : ` (${locale})`}`;
