import { useEffect } from 'react';
import { useSubmit } from 'react-router';
import { words } from '#i18n/words.ts';
import type { OrderItemShape } from '#modules/orders/contracts.ts';
import { paths } from '#paths.ts';
import { toast } from '#ui/toast-queue.ts';
import messages from '../messages/page.fr.json';

const t = words(messages);

/** Says that a line was taken off, and offers to put it back as it was. */
export function useUndo(item: OrderItemShape, removed: boolean): void {
  const submit = useSubmit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it has been removed
  useEffect(() => {
    if (!removed) return;
    const { variantCode, quantity, subscriptionInterval, productName } = item;
    const fields = {
      intent: 'add',
      variant: variantCode,
      quantity: String(quantity),
      mode: subscriptionInterval === null ? 'once' : 'subscription',
      interval: String(subscriptionInterval ?? ''),
    };
    toast(t('line.removed', { name: productName }), {
      label: t('line.undo'),
      run: () =>
        submit(fields, {
          ...{ method: 'post', action: paths.cart() },
          ...{ navigate: false, fetcherKey: 'undo' },
        }),
    });
  }, [removed]);
}
