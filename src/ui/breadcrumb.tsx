import { ChevronRight } from 'lucide-react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { generic } from './words.ts';

export interface Crumb {
  label: string;
  /** Missing for the current page. */
  to?: string;
}

export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label={generic('breadcrumb')} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1 text-small text-encre-2">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-1">
            {index > 0 && <Icon of={ChevronRight} size={16} className="text-encre-3" />}
            {to ? (
              <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
