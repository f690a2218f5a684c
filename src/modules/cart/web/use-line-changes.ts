import { useLayoutEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#pages/paths.ts';

/** What of a line of the cart is changed, by name of field. */
type Changes = Readonly<Record<string, string>>;

/**
 * Sends the changes of one line of the cart, one request at a time: what is asked for while one is
 * under way waits, the last value of each field is sent when it ends. `quantity` is the last one
 * asked for until the page shows the cart that came back for it, or a refusal: a press before that
 * counts on from it, never from the cart of before.
 */
export function useLineChanges(item: { id: number }) {
  const fetcher = useFetcher<{ error?: string }>({ key: `line-${item.id}` });
  const waiting = useRef<Changes | null>(null);
  const isSending = useRef(false);
  const [quantity, setQuantity] = useState<number>();

  const sendNext = () => {
    if (isSending.current || !waiting.current) return;
    isSending.current = true;
    const form = { intent: 'change', item: String(item.id), ...waiting.current };
    waiting.current = null;
    // Shown as under way before anything else happens, so that `idle` below is an end, never a start.
    void fetcher.submit(form, { method: 'post', action: paths.cart(), flushSync: true });
  };
  // The router shows that a change has ended together with the cart loaded after it. Its promise ends
  // earlier: React may draw what follows the promise before that cart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a change has ended
  useLayoutEffect(() => {
    if (fetcher.state !== 'idle') return;
    isSending.current = false;
    if (waiting.current) queueMicrotask(sendNext);
    else setQuantity(undefined);
  }, [fetcher.state]);

  const change = (changes: Changes) => {
    waiting.current = { ...waiting.current, ...changes };
    sendNext();
  };
  return {
    fetcher,
    quantity,
    changeQuantity: (count: number) => {
      setQuantity(count);
      change({ quantity: String(count) });
    },
    changeInterval: (interval: string) => change({ interval }),
  };
}
