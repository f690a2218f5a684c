import { Suspense, useEffect, useState } from 'react';
import { lazyWithNullFallback } from '../lazy-with-null-fallback.ts';
import type { TrackingProps } from './ask-consent.tsx';

const AskConsent = lazyWithNullFallback(() => import('./ask-consent.tsx'));

/**
 * Loads the consent dialog and analytics after the page has rendered, so that they do not delay it.
 */
export function Tracking(props: TrackingProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <AskConsent {...props} />
    </Suspense>
  );
}
