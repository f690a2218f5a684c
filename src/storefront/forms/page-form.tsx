import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import type { FormState } from './use-form.ts';

interface PageFormProps {
  form: FormState;
  /** So that a button elsewhere can send it. */
  id?: string;
  /** Where it posts; the page itself when left out. */
  action?: string;
  className?: string;
  /** For files. */
  encType?: 'multipart/form-data';
  children: ReactNode;
}

/** A form with what was wrong with it on top: plain HTML first, see `useForm`. */
export function PageForm({ form, id, action, className, encType, children }: PageFormProps) {
  return (
    <Form id={id} method="post" action={action} encType={encType} {...form.props}>
      <input type="hidden" name="intent" value={form.name} />
      {form.problems.map((problem) => (
        <Alert key={problem} tone="error" live className="mb-6">
          {problem}
        </Alert>
      ))}
      <ErrorSummary key={form.submission} errors={form.summary} />
      <div className={className}>{children}</div>
    </Form>
  );
}
