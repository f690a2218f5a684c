import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { t } from '../frame/frame-words.ts';

interface FilterFormProps {
  /** Address of the unfiltered list. */
  reset: string;
  /** Whether any filter is active. */
  narrowed: boolean;
  /** Fields named after query parameters. */
  children: ReactNode;
}

/**
 * The filter form of a list; filters are in the address, so that it can be bookmarked and shared.
 */
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
