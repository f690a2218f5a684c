import { useEffect, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { FunnelPaths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { t } from './checkout-words.ts';
import { useChangedElsewhere } from './use-changed-elsewhere.ts';

/** Timeout after which a tab that was closed during an action no longer blocks the others. */
const FORGOTTEN_MS = 20_000;

interface OtherTabProps {
  /** Token of the order. */
  order: string;
  /** Addresses of its checkout. */
  at: FunnelPaths;
  /** A payment is running on this page: it causes the changes itself. */
  isPaying: boolean;
}

/**
 * Shows a notice while another tab changes the same order, and reloads the order afterwards; also
 * when another device has changed it (CHK-02).
 */
export function OtherTab({ order, at, isPaying }: OtherTabProps) {
  const [busyElsewhere, setBusyElsewhere] = useState(false);
  const { revalidate } = useRevalidator();
  const acts = useNavigation().formMethod !== undefined;
  // One channel for sending and receiving: a second one on this page would receive the page's own
  // messages.
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
