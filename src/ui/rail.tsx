import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useRail } from './use-rail.ts';
import { generic } from './words.ts';

interface RailProps {
  /** Accessible name of the scrollable region. */
  label: string;
  /** Width classes of an item. */
  item?: string;
  children: ReactNode;
}

/** A row that scrolls sideways by swipe, keyboard, or its two buttons. */
export function Rail({ label, item = 'w-[62vw] max-w-72', children }: RailProps) {
  const { rail, before, after, page } = useRail<HTMLUListElement>();
  return (
    <section aria-label={label} className="relative">
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard */}
      <ul
        ref={rail}
        tabIndex={0}
        className="rail -mx-(--edge) scroll-px-(--edge) gap-3 px-(--edge) py-1 md:gap-5 xl:mx-0 xl:scroll-px-0 xl:px-0"
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
        {Children.map(children, (child) => (
          <li className={`*:h-full ${item}`}>{child}</li>
        ))}
      </ul>
      {/* Hidden but keeps its space where everything fits, which is only measured by scripts after
          rendering. */}
      <div
        className={`mt-4 hidden justify-end gap-2 md:flex print:hidden ${before || after ? '' : 'invisible'}`}
      >
        <RailButton
          of={ChevronLeft}
          label={generic('previous')}
          off={!before}
          press={() => page(-1)}
        />
        <RailButton of={ChevronRight} label={generic('next')} off={!after} press={() => page(1)} />
      </div>
    </section>
  );
}

interface RailButtonProps {
  of: LucideIcon;
  label: string;
  off: boolean;
  press: () => void;
}

export function RailButton({ of, label, off, press }: RailButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={press}
      className="grid size-11 place-items-center rounded-full border border-trait-fort bg-blanc hover:bg-brume aria-disabled:border-trait aria-disabled:text-trait-fort"
    >
      <Icon of={of} />
    </button>
  );
}
