import { useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { words } from '#i18n/words.ts';
import type { OrderItemShape } from '#modules/orders/contracts.ts';
import { paths } from '#pages/paths.ts';
import { toast } from '#ui/toast-queue.ts';
import messages from '../messages/page.fr.json';
import { fieldsOf, type RemovedLine, sameLine } from './removed-line.ts';

const t = words(messages);

/** The fetcher that puts lines back, from the toast and from the page. */
export const undoKey = 'undo';

/**
 * The lines that were taken off while the page stands, and what a line says when it is asked to
 * leave. A line is gone when the cart comes back without it: the states between are drawn on fast
 * machines only. Gone, it is said in a toast with an undo, and offered on the page (design brief).
 * `justRemoved` was taken off by a form of the document itself, before scripts listened or without any.
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
