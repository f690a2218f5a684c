import { useEffect, useRef, useState } from 'react';
import { paths } from '#pages/paths.ts';
import { Bowl } from '#ui/glyphs.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useVisitor } from '../visitor.ts';
import { t } from './shell-words.ts';

const kibbles = [
  { left: 14, delay: 0 },
  { left: 21, delay: 60 },
  { left: 27, delay: 120 },
];

/** The cart is a bowl; three kibbles fall into it when something is added. */
export function CartBowl() {
  const { cartCount } = useVisitor();
  const falls = useFalls(cartCount);
  return (
    <Link
      to={paths.cart()}
      className="relative -mr-2 flex min-h-11 items-center gap-1.5 rounded-full px-2 hover:text-sapin-700 xl:pl-0"
    >
      {falls > 0 &&
        kibbles.map(({ left, delay }) => (
          <span
            key={`${falls} ${left}`}
            className="absolute top-2 size-1.5 animate-drop rounded-full bg-ambre-700"
            style={{ left, animationDelay: `${delay}ms` }}
          />
        ))}
      <Icon of={Bowl} size={32} />
      <span className="sr-only">{t('cart.count', { count: cartCount })}</span>
      <span aria-hidden="true" className="hidden text-small font-bold lg:inline">
        {t('cart.name')}
      </span>
      {cartCount > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 left-7 grid h-5 min-w-5 place-items-center rounded-full bg-beurre-300 px-1 text-mini font-bold tabular-nums text-encre xl:left-5"
        >
          {cartCount}
        </span>
      )}
    </Link>
  );
}

/** How many times the count increased while the page was open; the initial value does not count. */
function useFalls(count: number): number {
  const before = useRef<number>(undefined);
  const [falls, setFalls] = useState(0);
  useEffect(() => {
    if (before.current !== undefined && before.current > 0 && count > before.current) {
      setFalls((times) => times + 1);
    }
    before.current = count;
  }, [count]);
  return falls;
}
