import { useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { words } from '#i18n/words.ts';
import { paths } from '#pages/paths.ts';
import { useSentOnce } from '#ui/sent-once.ts';
import { toast } from '#ui/toast-queue.ts';
import messages from '../messages/add-to-cart.fr.json';

const t = words(messages);

/**
 * A form that adds to the cart without leaving the page; a toast confirms it, unless the button
 * itself does (`inPlace`). Without scripts the same form opens the cart. A press before the answer
 * to the last one is ignored.
 */
export function useAddToCart(name: string, { inPlace = false }: { inPlace?: boolean } = {}) {
  const { Form, state, data } = useFetcher<{ error?: string }>();
  const navigate = useNavigate();
  const { onSubmit, problem } = useSentOnce(state === 'idle', data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one message per answer, not per name
  useEffect(() => {
    if (inPlace || state !== 'idle' || !data || data.error) return;
    const run = () => void navigate(paths.cart());
    toast(t('added', { name }), { label: t('seeCart'), run });
  }, [state, data]);
  const isAdded = state === 'idle' && data !== undefined && !data.error;
  const form = { method: 'post', action: paths.cart(), onSubmit } as const;
  return { Form, form, pending: state !== 'idle', error: problem ?? data?.error, isAdded };
}
