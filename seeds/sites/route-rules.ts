import type { RouteRule } from '../types.ts';

/** Addresses people remember from the printed catalogue, and where they lead. */
export const routeRules: RouteRule[] = [
  { path: '/croquettes-chien/', to: '/chien/croquettes/' },
  { path: '/croquettes-chat/', to: '/chat/croquettes/' },
  { path: '/boutiques/', to: '/magasins/' },
];
