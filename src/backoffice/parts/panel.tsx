import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

interface PanelProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page of the back office, with its heading. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <Card as="section" className="panel">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h4">{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
