import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { t } from './subscription-words.ts';

interface PartProps {
  id?: string;
  title: string;
  /** Link to the page that changes it; absent while that is not allowed. */
  edit?: string | null;
  children: ReactNode;
}

/** A section of a subscription with its edit link. */
export function Part({ id, title, edit, children }: PartProps) {
  return (
    <section id={id} className="scroll-mt-24">
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-h4">{title}</h2>
        {edit && (
          <Link
            to={edit}
            aria-label={t('editNamed', { name: title })}
            className="link inline-flex min-h-11 items-center"
          >
            {t('edit')}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
