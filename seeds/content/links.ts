import type { Link, MenuLink } from '../types.ts';

export function link(to: string): Link {
  const outside = to.startsWith('http');
  return { to, target_blank: outside, nofollow: outside };
}

export function entry(label: string, to: string, children: MenuLink[] = []): MenuLink {
  return { label, link: link(to), children };
}

/** Where the two legal functions are explained and, once open, exercised (WDR-03, SUB-02). */
export const legalFunctions = {
  withdraw: '/renoncer-au-contrat/',
  terminate: '/resilier-votre-contrat/',
};
