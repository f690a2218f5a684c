import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { t } from './preparation-words.ts';

interface PrintBarProps {
  back: string;
  /** Label of the link back. */
  children: ReactNode;
}

/** Prints the page, or links back; hidden in print and without scripts. */
export function PrintBar({ back, children }: PrintBarProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4 print:hidden">
      <Button type="button" size="compact" icon={Printer} onClick={() => window.print()}>
        {t('slips.print')}
      </Button>
      <Link to={back} className="link inline-flex min-h-11 items-center text-small">
        {children}
      </Link>
    </div>
  );
}
