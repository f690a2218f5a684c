import { type ComponentType, lazy } from 'react';

/** A lazily loaded component that renders nothing if loading fails: no page may depend on it. */
export function lazyWithNullFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
