import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { t } from './tracking-words.ts';

interface ConsentBannerProps {
  onAccept: () => void;
  onRefuse: () => void;
  onChoose: () => void;
  /** URL of the privacy page. */
  privacy: string;
}

/**
 * The cookie banner: accepting and refusing are equally prominent, and the page stays usable behind it (PRV-02). It
 * causes no layout shift and takes no focus.
 */
export function ConsentBanner({ onAccept, onRefuse, onChoose, privacy }: ConsentBannerProps) {
  const own = useRef<HTMLElement>(null);
  useEffect(() => keepClear(own.current), []);
  return (
    <section
      ref={own}
      aria-labelledby="consent"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto animate-appear max-w-text rounded-sheet border border-brume-2 bg-blanc p-4 shadow-3 md:p-6 print:hidden"
    >
      <h2 id="consent" className="text-h4">
        {t('banner.title')}
      </h2>
      <p className="mt-1 text-small text-encre-2">
        {t('banner.text')}{' '}
        <a href={privacy} className="link">
          {t('banner.privacy')}
        </a>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button variant="secondary" size="compact" onClick={onRefuse}>
          {t('refuse')}
        </Button>
        <Button variant="secondary" size="compact" onClick={onAccept}>
          {t('accept')}
        </Button>
      </div>
      <button
        type="button"
        onClick={onChoose}
        className="link mx-auto mt-1 block min-h-11 text-small"
      >
        {t('choose')}
      </button>
    </section>
  );
}

/** Pixels between the banner and a focused element scrolled above it. */
const AIR = 24;

/** Keeps focused elements above the banner (SC 2.4.11), and adds space so that the end of the page can be read. */
function keepClear(banner: HTMLElement | null) {
  if (!banner) return;
  const { body, documentElement } = document;
  const follow = new ResizeObserver(() => {
    const space = `${banner.offsetHeight + AIR}px`;
    documentElement.style.scrollPaddingBottom = space;
    body.style.paddingBottom = space;
  });
  follow.observe(banner);
  return () => {
    follow.disconnect();
    documentElement.style.scrollPaddingBottom = '';
    body.style.paddingBottom = '';
  };
}
