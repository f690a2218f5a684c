import { type ReactNode, useEffect, useRef } from 'react';

interface ListHeadingProps {
  done: boolean;
  className?: string;
  children: ReactNode;
}

/** The heading of a list; gets the focus after a step, because the pressed button is gone. */
export function ListHeading({ done, className = 'mb-6 text-h1', children }: ListHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done) heading.current?.focus({ preventScroll: true });
  }, [done]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
