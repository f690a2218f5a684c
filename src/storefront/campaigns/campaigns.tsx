import { Suspense, useEffect, useState } from 'react';
import type { CampaignSettings } from '#pages/page-context.ts';
import { lazyWithNullFallback } from '../lazy-with-null-fallback.ts';

const CampaignStage = lazyWithNullFallback(() => import('./campaign-stage.tsx'));

interface CampaignsProps {
  settings: CampaignSettings;
  status: number | null;
}

/** Loads campaigns after the page has rendered, so that they do not delay it (CMP-01). */
export function Campaigns(props: CampaignsProps) {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), 0);
    return () => clearTimeout(timer);
  }, []);
  if (!isQuiet) return null;
  return (
    <Suspense fallback={null}>
      <CampaignStage {...props} />
    </Suspense>
  );
}
