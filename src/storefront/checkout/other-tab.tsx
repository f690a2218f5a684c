import { useEffect, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { FunnelPaths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { t } from './checkout-words.ts';
import { useChangedElsewhere } from './use-changed-elsewhere.ts';

/** A tab that was closed in the middle of an action must not lock the others for ever. */
const FORGOTTEN_MS = 20_000;

interface OtherTabProps {
  /** Token of the order. */
  order: string;
  /** Addresses of its funnel. */
  at: FunnelPaths;
  /** A payment is under way from this page: changes are its own. */
  isPaying: boolean;
}

/**
 * Says when another tab is changing the same order, and looks at the order again after; also when
 * another device has changed it (CHK-02).
 */
export function OtherTab({ order, at, isPaying }: OtherTabProps) {
  const [busyElsewhere, setBusyElsewhere] = useState(false);
  const { revalidate } = useRevalidator();
  const acts = useNavigation().formMethod !== undefined;
  // One channel for both ways: a second one on this page would hear what the first one says.
  const tabs = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const channel = new BroadcastChannel(`commande-${order}`);
    tabs.current = channel;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const free = () => {
      clearTimeout(timer);
      setBusyElsewhere(false);
      revalidate();
    };
    channel.onmessage = ({ data }) => {
      if (data !== 'busy') return free();
      setBusyElsewhere(true);
      timer = setTimeout(free, FORGOTTEN_MS);
    };
    return () => {
      clearTimeout(timer);
      tabs.current = undefined;
      channel.postMessage('free');
      channel.close();
    };
  }, [order, revalidate]);
  useEffect(() => {
    if (!acts) return;
    tabs.current?.postMessage('busy');
    return () => tabs.current?.postMessage('free');
  }, [acts]);
  const watches = !isPaying && !busyElsewhere;
  const { changed, settle } = useChangedElsewhere({ order, paths: at, watches });
  return (
    <>
      <Dialog
        open={busyElsewhere}
        onClose={() => setBusyElsewhere(false)}
        closable={false}
        title={t('otherTab.title')}
      >
        <p>{t('otherTab.text')}</p>
      </Dialog>
      <Dialog
        open={changed && !busyElsewhere}
        onClose={settle}
        title={t('elsewhere.title')}
        actions={<Button onClick={settle}>{t('elsewhere.goOn')}</Button>}
      >
        <p>{t('elsewhere.text')}</p>
      </Dialog>
    </>
  );
}
