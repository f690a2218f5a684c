import { Suspense, useEffect, useState } from 'react';
import { lazyWithNullFallback } from '../lazy-with-null-fallback.ts';
import type { TrackingProps } from './ask-consent.tsx';

const AskConsent = lazyWithNullFallback(() => import('./ask-consent.tsx'));

/** What asks for consent, and measures after it, comes once the page stands: nothing of it is in its way. */
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
