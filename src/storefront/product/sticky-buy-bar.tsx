import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { words } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import messages from '../messages/product.fr.json';

const t = words(messages);

interface StickyBuyBarProps {
  /** The button it duplicates. */
  watch: RefObject<HTMLElement | null>;
  form: string;
  pending: boolean;
  cents: number;
  children: ReactNode;
}

/** On small screens, repeats the purchase button while the real one is out of view. */
export function StickyBuyBar({ watch, form, pending, cents, children }: StickyBuyBarProps) {
  const isAway = useOutOfSight(watch);
  if (!isAway) return null;
  return (
    <section
      aria-label={t('buy.bar')}
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-brume-2 bg-blanc px-(--edge) py-2.5 shadow-2 lg:hidden print:hidden"
    >
      <p className="min-w-0 flex-1 leading-tight">
        <Price cents={cents} size="regular" />
        <span className="block text-small text-encre-2">{children}</span>
      </p>
      <Button type="submit" form={form} size="compact" pending={pending}>
        {t('buy.add')}
      </Button>
    </section>
  );
}

function useOutOfSight(target: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isAway;
}
