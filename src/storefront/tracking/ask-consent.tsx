import { Suspense, useEffect, useState } from 'react';
import { type Consent, type Purpose, readConsent } from '#modules/tracking/rules/index.ts';
import type { TrackingSettings } from '#pages/page-context.ts';
import { lazyWithNullFallback } from '../lazy-with-null-fallback.ts';

const ConsentDesk = lazyWithNullFallback(() => import('./consent-desk.tsx'));
const Tracker = lazyWithNullFallback(() => import('./tracker.tsx'));

/** Links that open the choice; without scripts they lead to where it is explained. */
const MANAGE = 'a[href$="#cookies"]';

export interface TrackingProps {
  settings: TrackingSettings;
  /** Of the error that is shown instead of a page. */
  status: number | null;
}

/**
 * Asks before anything is measured, and measures only after a yes. The document knows nothing of it:
 * what was chosen is read in the browser, and both halves are loaded when they are first needed.
 */
export default function AskConsent({ settings, status }: TrackingProps) {
  const [consent, setConsent] = useState<Consent | null | undefined>(undefined);
  const [managing, setManaging] = useState(false);
  useEffect(() => setConsent(readConsent(document.cookie)), []);
  useEffect(() => {
    const manage = (event: MouseEvent) => {
      if (!(event.target as Element).closest(MANAGE)) return;
      event.preventDefault();
      // Before the frame follows the link.
      event.stopPropagation();
      setManaging(true);
    };
    document.addEventListener('click', manage, { capture: true });
    return () => document.removeEventListener('click', manage, { capture: true });
  }, []);
  if (consent === undefined) return null;
  const choose = (chosen: Consent) => {
    setManaging(false);
    const isTaken = consent?.granted.some((purpose: Purpose) => !chosen.granted.includes(purpose));
    // What runs cannot be stopped: the page begins again without it.
    if (isTaken) window.location.reload();
    else setConsent(chosen);
  };
  return (
    <Suspense fallback={null}>
      {(consent === null || managing) && (
        <ConsentDesk
          consent={consent}
          managing={managing}
          onManage={setManaging}
          onChoose={choose}
        />
      )}
      {consent !== null && consent.granted.length > 0 && (
        <Tracker settings={settings} status={status} consent={consent} />
      )}
    </Suspense>
  );
}
