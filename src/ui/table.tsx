import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface TableProps {
  caption: ReactNode;
  hideCaption?: boolean;
  className?: string;
  /** Roomy rows have two lines; dense ones fit twenty on a screen. */
  density?: 'roomy' | 'dense';
  /** On a narrow screen each row is a card; its cells say their column, `data-label`. */
  asCards?: boolean;
  /** Native `thead` and `tbody`. */
  children: ReactNode;
}

/** A real table; on a narrow screen it scrolls inside its own region. */
export function Table(props: TableProps) {
  const { caption, hideCaption, className = '', density = 'roomy', asCards, children } = props;
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-labelledby={id} tabIndex={0} className={`overflow-x-auto ${className}`}>
      <table
        data-density={density}
        className={classNames(
          'w-full border-collapse text-left text-small [&_td]:border-t [&_td]:border-brume-2 [&_th]:font-bold [&_tbody_th]:border-t [&_tbody_th]:border-brume-2',
          density === 'dense'
            ? '[&_:is(td,th)]:px-2 [&_:is(td,th)]:py-0.5 [&_:is(td,th)]:align-middle [&_td_.rounded-badge]:py-0 [&_td_.rounded-badge]:align-middle'
            : '[&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:align-top',
          asCards &&
            'cards-when-narrow max-md:[&_:is(td,th)]:border-0 max-md:[&_:is(td,th)]:px-0 max-md:[&_:is(td,th)]:py-0.5',
        )}
      >
        <caption id={id} className={hideCaption ? 'sr-only' : 'mb-2 text-left text-body font-bold'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
