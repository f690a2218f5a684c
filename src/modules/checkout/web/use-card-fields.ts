import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ElementFields, Tokenise } from './card-element.tsx';
import { type CardStage, sendCard } from './card-frame.tsx';
import { t } from './steps-words.ts';

/** Where the card is entered: in an iframe, or in fields the provider renders; remounted when `key` changes. */
export interface CardPlace {
  key: string;
  frameUrl: string | null;
  fields: ElementFields | null;
}

export interface CardFieldsState {
  place: CardPlace | null;
  /** The iframe has not reported its state yet. */
  loading: boolean;
  /** The card is being sent to the provider. */
  sending: boolean;
  error: string | null;
  frame: RefObject<HTMLIFrameElement | null>;
  tokenise: RefObject<Tokenise | null>;
  hear: (stage: CardStage) => void;
  /** Submits the card, then our form; without card fields, our form at once. */
  submit: () => void;
}

/** Time the provider's iframe may take to respond before the shopper sees an error. */
const FRAME_TIMEOUT_MS = 20_000;

/**
 * Connects our form and the provider's card fields: its button submits both, the card first. `form`
 * is the id of ours; a token created by fields of the second kind is added to it as `token`.
 */
export function useCardFields(place: CardPlace | null, form: string): CardFieldsState {
  const [stage, setStage] = useState<CardStage | null>(null);
  // A click before the fields have loaded is remembered and submitted then.
  const [sending, setSending] = useState<'pressed' | 'sent' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const tokenise = useRef<Tokenise | null>(null);
  const ours = () => document.getElementById(form) as HTMLFormElement | null;

  const isFramed = Boolean(place?.frameUrl);
  useEffect(() => {
    if (!sending || !isFramed) return;
    const timer = setTimeout(() => {
      setSending(null);
      setError(t('payment.fieldsFailed'));
    }, FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [sending, isFramed]);

  const send = () => {
    setSending('sent');
    sendCard(frame.current);
  };
  const goOnWithToken = async (make: Tokenise) => {
    setSending('sent');
    const made = await make();
    setSending(null);
    setError(made.error);
    const input = ours()?.querySelector<HTMLInputElement>('input[name="token"]');
    if (!made.token || !input) return;
    input.value = made.token;
    ours()?.requestSubmit();
  };
  return {
    place,
    loading: stage === 'loading',
    sending: sending !== null,
    error,
    frame,
    tokenise,
    hear: (next) => {
      setStage(next);
      if (next === 'loading' || next === 'submitting') return;
      if (sending === 'pressed' && next !== 'complete') return send();
      if (sending && next === 'complete') ours()?.requestSubmit();
      setSending(null);
    },
    submit: () => {
      setError(null);
      if (place?.fields && tokenise.current) return goOnWithToken(tokenise.current);
      if (!isFramed || stage === 'complete') return ours()?.requestSubmit();
      if (stage === 'loading') return setSending('pressed');
      send();
    },
  };
}
