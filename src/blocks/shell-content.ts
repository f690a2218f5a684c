/** Texts of the header and the footer from the content system (contracts §3.4). */
export interface ContentLink {
  to: string;
  target_blank?: boolean;
  nofollow?: boolean;
}

export interface MenuLink {
  label: string;
  link: ContentLink;
  children?: readonly MenuLink[];
}

export interface MenuEntry extends MenuLink {
  /** Groups of the panel; without them the children are one list. */
  columns?: readonly { title: string; links: readonly MenuLink[] }[];
  card?: { title: string; text: string; link: ContentLink; cta: string } | null;
}

export interface HeaderContent {
  topBar?: { message: string; link?: ContentLink } | null;
  logo: { label: string; link: ContentLink };
  loginPrompt?: string;
  searchPlaceholder?: string;
  links: readonly MenuEntry[];
}

export interface Support {
  phone: string;
  email: string;
  hours: string;
  text: string;
}

export interface FooterContent {
  logo: { label: string; link: ContentLink };
  baseline: string;
  links: readonly MenuLink[];
  legal: readonly MenuLink[];
  paymentMarks: readonly { code: string; label: string }[];
  reassurance: readonly { icon: string; title: string; text: string }[];
  support: Support;
  copyright: string;
}
