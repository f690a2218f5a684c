import { type RefObject, useRef, useState } from 'react';
import type { ElementFields, Tokenise } from './card-element.tsx';
import { type CardStage, sendCard } from './card-frame.tsx';

/** Where a card is typed: in a frame, or in fields the provider draws; changes with `key`. */
export interface CardPlace {
  key: string;
  frameUrl: string | null;
  fields: ElementFields | null;
}

export interface CardFieldsState {
  place: CardPlace | null;
  /** The provider is being given the card. */
  sending: boolean;
  error: string | null;
  frame: RefObject<HTMLIFrameElement | null>;
  tokenise: RefObject<Tokenise | null>;
  hear: (stage: CardStage) => void;
  /** Sends the card, then our form; without card fields, our form at once. */
  submit: () => void;
}

/**
 * A form of ours beside the provider's card fields: its button sends both, the card first. `form`
 * is the id of ours; what fields of the second kind make of a card goes with it as `token`.
 */
export function useCardFields(place: CardPlace | null, form: string): CardFieldsState {
  const [stage, setStage] = useState<CardStage>('loading');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const tokenise = useRef<Tokenise | null>(null);
  const ours = () => document.getElementById(form) as HTMLFormElement | null;

  const goOnWithToken = async (make: Tokenise) => {
    setSending(true);
    const made = await make();
    setSending(false);
    setError(made.error);
    const input = ours()?.querySelector<HTMLInputElement>('input[name="token"]');
    if (!made.token || !input) return;
    input.value = made.token;
    ours()?.requestSubmit();
  };
  return {
    place,
    sending,
    error,
    frame,
    tokenise,
    hear: (next) => {
      setStage(next);
      if (next === 'complete' && sending) ours()?.requestSubmit();
      if (next !== 'submitting') setSending(false);
    },
    submit: () => {
      if (place?.fields && tokenise.current) return goOnWithToken(tokenise.current);
      const isTyped = place?.frameUrl && stage !== 'complete' && stage !== 'loading';
      if (!isTyped) return ours()?.requestSubmit();
      setSending(true);
      sendCard(frame.current);
    },
  };
}
