import { type ReactNode, useId } from 'react';

interface TableProps {
  caption: ReactNode;
  hideCaption?: boolean;
  className?: string;
  /** Native `thead` and `tbody`. */
  children: ReactNode;
}

/** A real table; on a narrow screen it scrolls inside its own region. */
export function Table({ caption, hideCaption, className = '', children }: TableProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-labelledby={id} tabIndex={0} className={`overflow-x-auto ${className}`}>
      <table className="w-full border-collapse text-left text-small [&_td]:border-t [&_td]:border-brume-2 [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:align-top [&_th]:font-bold [&_tbody_th]:border-t [&_tbody_th]:border-brume-2">
        <caption id={id} className={hideCaption ? 'sr-only' : 'mb-2 text-left text-body font-bold'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
