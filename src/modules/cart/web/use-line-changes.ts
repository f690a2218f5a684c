import { useLayoutEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#pages/paths.ts';
import { useOnline } from '#ui/online.ts';

/** Changed fields of a cart line, by field name. */
type Changes = Readonly<Record<string, string>>;

/**
 * Submits the changes of one cart line, one request at a time: changes made during a request are
 * queued, with the last value of each field. `quantity` is the last one requested, until the page
 * has the updated cart or a refusal: a click in between starts from it instead of the old cart.
 */
export function useLineChanges(item: { id: number }) {
  const fetcher = useFetcher<{ error?: string }>({ key: `line-${item.id}` });
  const waiting = useRef<Changes | null>(null);
  const isSending = useRef(false);
  const [quantity, setQuantity] = useState<number>();
  const { maySend, problem } = useOnline();

  const sendNext = () => {
    if (isSending.current || !waiting.current) return;
    isSending.current = true;
    const form = { intent: 'change', item: String(item.id), ...waiting.current };
    waiting.current = null;
    // Flushed synchronously, so that the state is already `submitting` and `idle` below can only mean the end.
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
    if (!maySend()) return setQuantity(undefined);
    waiting.current = { ...waiting.current, ...changes };
    sendNext();
  };
  return {
    fetcher,
    maySend,
    /** Why the last change was not made. */
    problem: problem ?? fetcher.data?.error,
    quantity,
    changeQuantity: (count: number) => {
      setQuantity(count);
      change({ quantity: String(count) });
    },
    changeInterval: (interval: string) => change({ interval }),
  };
}
