import { useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { words } from '#i18n/words.ts';
import type { OrderItemShape } from '#modules/orders/contracts.ts';
import { paths } from '#pages/paths.ts';
import { toast } from '#ui/toast-queue.ts';
import messages from '../messages/page.fr.json';
import { fieldsOf, type RemovedLine, sameLine } from './removed-line.ts';

const t = words(messages);

/** Key of the fetcher that undoes removals, from the toast and from the page. */
export const undoKey = 'undo';

/**
 * Tracks removed lines and the removals in progress. A line counts as removed once the cart without
 * it has arrived: intermediate states are not always rendered. It is then announced in a toast with
 * undo, and listed on the page (design brief). `justRemoved`: removed by a native form submit,
 * before or without scripts.
 */
export function useRemovals(
  items: readonly OrderItemShape[],
  justRemoved: RemovedLine | undefined,
) {
  const submit = useSubmit();
  const requested = useRef<readonly OrderItemShape[]>([]);
  const [removed, setRemoved] = useState<readonly RemovedLine[]>(justRemoved ? [justRemoved] : []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the cart comes back
  useEffect(() => {
    const stays = (line: OrderItemShape) => items.some((item) => item.id === line.id);
    const isBack = (line: RemovedLine) => items.some((item) => sameLine(line, item));
    const gone = requested.current.filter((line) => !stays(line));
    requested.current = requested.current.filter(stays);
    setRemoved((before) => [...before, ...gone].filter((line) => !isBack(line)));
    for (const line of gone) {
      toast(t('line.removed', { name: line.productName }), {
        label: t('line.undo'),
        run: () =>
          submit(
            { intent: 'add', ...fieldsOf(line) },
            { method: 'post', action: paths.cart(), navigate: false, fetcherKey: undoKey },
          ),
      });
    }
  }, [items]);
  const onRemove = (item: OrderItemShape) => {
    requested.current = [...requested.current.filter((other) => other.id !== item.id), item];
  };
  return { removed, onRemove };
}
