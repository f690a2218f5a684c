import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { ownValue } from '#kit/own-value.ts';
import { Link } from './link.tsx';

export interface Tab {
  name: string;
  label: ReactNode;
  /** Each tab is an address, so that it can be linked to and works without scripts. */
  to: string;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Name of the current tab. */
  current: string;
  children: ReactNode;
}

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs whose panels have addresses: arrow keys move the focus, Enter follows the link (manual
 * activation).
 */
export function Tabs({ label, tabs, current, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const to = ownValue(MOVES, event.key)?.(at, links.length);
    if (to === undefined || at < 0) return;
    event.preventDefault();
    links[to]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="flex gap-1 border-b border-trait"
      >
        {tabs.map(({ name, label: text, to }) => (
          <Link
            key={name}
            id={`${id}-${name}`}
            to={to}
            role="tab"
            aria-selected={name === current}
            aria-controls={name === current ? `${id}-panel` : undefined}
            tabIndex={name === current ? 0 : -1}
            preventScrollReset
            replace
            className="-mb-px flex min-h-13 items-center border-b-4 border-transparent px-3 text-small font-bold whitespace-nowrap text-encre-2 hover:text-encre aria-selected:border-sapin-700 aria-selected:text-encre md:px-5 md:text-body"
          >
            {text}
          </Link>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        className="pt-6 md:pt-8"
      >
        {children}
      </div>
    </>
  );
}
