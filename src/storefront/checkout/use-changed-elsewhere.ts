import { useEffect, useRef, useState } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { paths } from '../../paths.ts';

const LOOK_MS = 5000;

interface Watched {
  /** Token of the order, and its version as this page shows it. */
  order: string;
  version: number;
  /** False while a change is expected: a payment that is under way here. */
  watches: boolean;
}

/**
 * Whether the order was changed by another device (CHK-02): its version is no more the one this page
 * shows, and this page did nothing. The page is then brought up to date; `settle` closes the matter.
 */
export function useChangedElsewhere({ order, version, watches }: Watched) {
  const [changed, setChanged] = useState(false);
  const { revalidate, state } = useRevalidator();
  const states = [state, useNavigation().state, ...useFetchers().map((one) => one.state)];
  const isBusy = states.some((one) => one !== 'idle');
  // What is asked while this page acts may tell of its own change: such an answer is dropped.
  const page = useRef({ known: version, isBusy, acts: 0 });
  useEffect(() => {
    const { acts } = page.current;
    page.current = { known: version, isBusy, acts: isBusy ? acts + 1 : acts };
  }, [version, isBusy]);
  useEffect(() => {
    if (!watches) return;
    let isGone = false;
    const look = async () => {
      const { acts, isBusy: asksInVain } = page.current;
      if (document.hidden || asksInVain) return;
      const present = await readVersion(order);
      const { known, isBusy: acted, acts: since } = page.current;
      if (isGone || present === null || acted || since !== acts || present === known) return;
      page.current.known = present;
      setChanged(true);
      revalidate();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [order, watches, revalidate]);
  return { changed, settle: () => setChanged(false) };
}

async function readVersion(order: string): Promise<number | null> {
  try {
    const answer = await fetch(paths.orderState(order));
    return answer.ok ? (await answer.json()).version : null;
  } catch {
    // Offline, or signed out meanwhile: the next look or the next step says so.
    return null;
  }
}
