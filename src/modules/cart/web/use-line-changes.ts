import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#pages/paths.ts';

/** What of a line of the cart is changed, by name of field. */
type Changes = Readonly<Record<string, string>>;

/**
 * Sends the changes of one line of the cart, one request at a time: what is asked for while one is
 * under way waits, the last value of each field is sent when it ends. `quantity` is the last one
 * asked for until the cart comes back with it, or with a refusal: a press before the page shows what came
 * back counts on from it, never from the cart of before.
 */
export function useLineChanges(item: { id: number }) {
  const fetcher = useFetcher<{ error?: string }>({ key: `line-${item.id}` });
  const shown = useRef(item);
  const sentFrom = useRef(item);
  const waiting = useRef<Changes | null>(null);
  const isSending = useRef(false);
  const [quantity, setQuantity] = useState<number>();

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (waiting.current) {
        const changes = waiting.current;
        waiting.current = null;
        sentFrom.current = shown.current;
        const form = { intent: 'change', item: String(item.id), ...changes };
        await fetcher.submit(form, { method: 'post', action: paths.cart() });
      }
    } finally {
      isSending.current = false;
    }
    if (shown.current !== sentFrom.current) startTransition(() => setQuantity(undefined));
  };
  useLayoutEffect(() => {
    shown.current = item;
    if (!isSending.current) setQuantity(undefined);
  }, [item]);
  const isRefused = fetcher.state === 'idle' && fetcher.data?.error !== undefined;
  useEffect(() => {
    if (isRefused) setQuantity(undefined);
  }, [isRefused]);
  const change = (changes: Changes) => {
    waiting.current = { ...waiting.current, ...changes };
    void send();
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
