import type { Link, MenuLink } from '../types.ts';

export function link(to: string): Link {
  const outside = to.startsWith('http');
  return { to, target_blank: outside, nofollow: outside };
}

export function entry(label: string, to: string, children: MenuLink[] = []): MenuLink {
  return { label, link: link(to), children };
}
