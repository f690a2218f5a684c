import type {
  ContentLink,
  FooterContent,
  HeaderContent,
  MenuEntry,
  MenuLink,
} from '#blocks/shell-content.ts';

/**
 * The header content that is rendered. It is part of every document, so empty values (a flag that
 * is off, an empty list, children repeated in the columns) are removed.
 */
export function shownHeader(header: HeaderContent): HeaderContent {
  const { topBar, logo, loginPrompt, searchPlaceholder, links } = header;
  return {
    topBar: topBar && { message: topBar.message, link: topBar.link && shownLink(topBar.link) },
    logo: { label: logo.label, link: shownLink(logo.link) },
    loginPrompt,
    searchPlaceholder,
    links: links.map(shownEntry),
  };
}

/** `others` are links to the sites of other countries, after the legal pages. */
export function shownFooter(
  footer: FooterContent,
  others: FooterContent['legal'] = [],
): FooterContent {
  const { logo, baseline, links, legal, paymentMarks, reassurance, support, copyright } = footer;
  return {
    logo: { label: logo.label, link: shownLink(logo.link) },
    links: links.map(shownMenu),
    legal: [...legal, ...others].map(shownMenu),
    baseline,
    paymentMarks,
    reassurance,
    support,
    copyright,
  };
}

const shownLink = ({ to, target_blank, nofollow }: ContentLink): ContentLink => ({
  to,
  target_blank: target_blank || undefined,
  nofollow: nofollow || undefined,
});

const shownMenu = ({ label, link, children = [] }: MenuLink): MenuLink => ({
  label,
  link: shownLink(link),
  children: children.length > 0 ? children.map(shownMenu) : undefined,
});

function shownEntry({ columns = [], card, ...entry }: MenuEntry): MenuEntry {
  if (columns.length === 0) return { ...shownMenu(entry), card };
  return {
    ...shownMenu({ label: entry.label, link: entry.link }),
    columns: columns.map(({ title, links }) => ({ title, links: links.map(shownMenu) })),
    card: card && { ...card, link: shownLink(card.link) },
  };
}
