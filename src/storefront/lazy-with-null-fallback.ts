import { type ComponentType, lazy } from 'react';

/** A part that is loaded later and, out of reach, left out: no page depends on it. */
export function lazyWithNullFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
