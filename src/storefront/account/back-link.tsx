import { ArrowLeft } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

interface BackLinkProps {
  to: string;
  children: string;
}

/** Link to the parent page; where it is shown, the link to the account menu is not. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      data-back=""
      className="link mb-2 inline-flex min-h-11 items-center gap-1.5 print:hidden"
    >
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  );
}
