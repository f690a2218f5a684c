import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step within a page: it gets the focus when the step opens. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-6 text-h2">
      {children}
    </h1>
  );
}
