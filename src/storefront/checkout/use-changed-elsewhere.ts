import { use, useEffect, useRef, useState } from 'react';
import {
  type DataRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  useRevalidator,
} from 'react-router';
import type { FunnelPaths } from '#pages/paths.ts';

const LOOK_MS = 5000;

type RouterState = DataRouter['state'];

interface Watched {
  /** Token of the order this page shows. */
  order: string;
  /** Addresses of its checkout. */
  paths: FunnelPaths;
  /** False while a change is expected: a payment that is under way here. */
  watches: boolean;
}

/**
 * Whether the order was changed on another device (CHK-02): its version differs from this page's,
 * and this page did nothing. The page is then reloaded; `settle` dismisses the notice.
 */
export function useChangedElsewhere({ order, paths, watches }: Watched) {
  const [changed, setChanged] = useState(false);
  const { revalidate } = useRevalidator();
  // Subscribes to the router directly: a hook knows the page's state only after React has rendered,
  // and on a slow phone the answer about its own change arrives earlier.
  const router = use(DataRouterContext)?.router;
  const reported = useRef<number>(undefined);
  useEffect(() => {
    if (!watches || !router) return;
    let isGone = false;
    let acts = 0;
    const stopCounting = router.subscribe((state) => {
      if (isActing(state)) acts += 1;
    });
    const look = async () => {
      if (document.hidden || isActing(router.state)) return;
      const actsBefore = acts;
      const present = await readVersion(paths, order);
      // An answer requested while this page acts may be about its own change, so it is dropped.
      if (isGone || present === null || isActing(router.state) || acts !== actsBefore) return;
      if (present === versionGiven(router.state, order) || present === reported.current) return;
      reported.current = present;
      setChanged(true);
      revalidate();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      stopCounting();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [order, paths, watches, router, revalidate]);
  return { changed, settle: () => setChanged(false) };
}

const isActing = ({ navigation, revalidation, fetchers }: RouterState): boolean =>
  navigation.state !== 'idle' ||
  revalidation !== 'idle' ||
  [...fetchers.values()].some(({ state }) => state !== 'idle');

/** The version of the order in the page's latest data, rendered or not. */
function versionGiven({ loaderData }: RouterState, token: string): number | undefined {
  const pages: ({ order?: { tokenValue?: string; version?: number } } | null)[] =
    Object.values(loaderData);
  return pages.find((page) => page?.order?.tokenValue === token)?.order?.version;
}

async function readVersion(paths: FunnelPaths, order: string): Promise<number | null> {
  try {
    const answer = await fetch(paths.state(order));
    return answer.ok ? (await answer.json()).version : null;
  } catch {
    // Offline or signed out: the next check or step will show it.
    return null;
  }
}
