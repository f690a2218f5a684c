import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { t } from '../frame/frame-words.ts';

interface FilterFormProps {
  /** The list without a filter. */
  reset: string;
  /** Whether anything narrows the list now. */
  narrowed: boolean;
  /** Fields whose names are query keys. */
  children: ReactNode;
}

/** Narrows a list: the address holds what was asked, so that it can be kept and sent. */
export function FilterForm({ reset, narrowed, children }: FilterFormProps) {
  return (
    <Form method="get" action={reset} className="mb-6 flex flex-wrap level-fields gap-4">
      {children}
      <Button type="submit" variant="secondary" size="compact">
        {t('filter')}
      </Button>
      {narrowed && (
        <Link to={reset} className="link inline-flex min-h-11 items-center text-small">
          {t('reset')}
        </Link>
      )}
    </Form>
  );
}
