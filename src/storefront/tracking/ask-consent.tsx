import { Suspense, useEffect, useState } from 'react';
import { type Consent, type Purpose, readConsent } from '#modules/tracking/rules/index.ts';
import type { TrackingSettings } from '#pages/page-context.ts';
import { lazyWithNullFallback } from '../lazy-with-null-fallback.ts';

const ConsentDesk = lazyWithNullFallback(() => import('./consent-desk.tsx'));
const Tracker = lazyWithNullFallback(() => import('./tracker.tsx'));

/** Links that open the consent settings; without scripts they lead to the explanation. */
const MANAGE = 'a[href$="#cookies"]';

export interface TrackingProps {
  settings: TrackingSettings;
  /** Status of the error page, if one is shown. */
  status: number | null;
}

/**
 * Asks for consent, and loads analytics only after it. The document has no visitor data: the choice
 * is read in the browser, and both parts are loaded when needed.
 */
export default function AskConsent({ settings, status }: TrackingProps) {
  const [consent, setConsent] = useState<Consent | null | undefined>(undefined);
  const [managing, setManaging] = useState(false);
  useEffect(() => setConsent(readConsent(document.cookie)), []);
  useEffect(() => {
    const manage = (event: MouseEvent) => {
      if (!(event.target as Element).closest(MANAGE)) return;
      event.preventDefault();
      // Must run before the layout's link handler.
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
    // Running scripts cannot be stopped, so withdrawn consent reloads the page.
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
