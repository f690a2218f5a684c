import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from './steps-words.ts';

/** Messages from the provider's iframe to the page. */
type FrameMessage =
  | { event: 'height'; height: number }
  | { event: 'ready' | 'empty' | 'invalid' | 'submitting' | 'complete' };

export type CardStage = 'loading' | 'empty' | 'invalid' | 'submitting' | 'complete';

interface CardFrameProps {
  url: string;
  /** Called each time a card becomes available or unavailable. */
  onStage: (stage: CardStage) => void;
  frame: RefObject<HTMLIFrameElement | null>;
}

const FIRST_HEIGHT = 380;
const TALLEST = 1200;

/**
 * The provider's card fields in an isolated iframe: the card number goes to the provider only. The
 * fields are a plain form and work without scripts too.
 */
export function CardFrame({ url, onStage, frame }: CardFrameProps) {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const tell = useRef(onStage);
  tell.current = onStage;
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data?.source !== 'card-fields') return;
      const message = data as FrameMessage;
      if (message.event === 'height') setHeight(Math.min(message.height, TALLEST));
      else if (message.event !== 'ready') tell.current(message.event);
    };
    window.addEventListener('message', listen);
    tell.current('loading');
    // The iframe may have posted its state before this listener existed, so request it again.
    frame.current?.contentWindow?.postMessage('card-fields:state', '*');
    return () => window.removeEventListener('message', listen);
  }, [frame]);
  return (
    <div>
      <iframe
        ref={frame}
        src={url}
        title={t('payment.frame')}
        sandbox="allow-forms allow-scripts"
        className="block w-full border-0"
        style={{ height }}
      />
      <p className="mt-2 text-small text-encre-3">{t('payment.frameNote')}</p>
    </div>
  );
}

/** Submits the card entered, like the iframe's own button. */
export function sendCard(frame: HTMLIFrameElement | null): void {
  frame?.contentWindow?.postMessage('card-fields:submit', '*');
}
