import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface AccordionItemProps {
  title: ReactNode;
  /** Items of one group close each other. */
  group?: string;
  /** Open initially. */
  open?: boolean;
  id?: string;
  /** Level of the title, which stays a heading for screen readers. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A native disclosure: Enter and Space toggle it, and search in the page finds its text. */
export function AccordionItem({ title, group, open, id, level = 3, children }: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details id={id} name={group} open={open} className="border-b border-brume-2">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-sapin-700">
        <Heading className="text-h4">{title}</Heading>
        <Icon of={ChevronDown} size={24} className="chevron" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
