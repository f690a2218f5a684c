import { type ReactNode, useId } from 'react';

interface PopoverProps {
  /** The term that is explained; opens on a press, never on hover alone. */
  term: ReactNode;
  children: ReactNode;
}

/** A short explanation of a term (glossary). Uses the native popover, without scripts. */
export function Popover({ term, children }: PopoverProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline cursor-help text-left underline decoration-dotted underline-offset-4 hover:text-sapin-700"
      >
        {term}
      </button>
      <span
        id={id}
        popover="auto"
        className="popover w-[min(20rem,calc(100vw-2.5rem))] rounded-field border border-brume-2 bg-blanc p-4 text-small font-normal text-encre shadow-2"
      >
        {children}
      </span>
    </>
  );
}
