import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

interface PageSectionProps {
  id: string;
  title: string;
  open?: boolean;
  children: ReactNode;
}

/**
 * A section of the product page: collapsed on small screens, opened on wide ones by
 * `useWideSections`.
 */
export function PageSection({ id, title, open, children }: PageSectionProps) {
  return (
    <details
      id={id}
      open={open}
      className="section border-b border-brume-2 lg:scroll-mt-36 lg:py-12 lg:last:border-0"
    >
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3 hover:text-sapin-700 lg:pointer-events-none lg:mb-5 lg:min-h-0 lg:py-0">
        <h2 className="text-h3 lg:text-h2">{title}</h2>
        <Icon of={ChevronDown} size={24} className="chevron lg:hidden" />
      </summary>
      <div className="pb-8 lg:pb-0">{children}</div>
    </details>
  );
}
