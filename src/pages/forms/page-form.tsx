import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import type { BotAction } from '#services/bot-protection.ts';
import { Alert } from '#ui/alert.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { useBotTokens } from './use-bot-tokens.tsx';
import type { FormState } from './use-form.ts';

interface PageFormProps {
  form: FormState;
  /** Id of the form element, so that a button elsewhere can submit it. */
  id?: string;
  /** Address it posts to; by default the page itself. */
  action?: string;
  className?: string;
  /** For file uploads. */
  encType?: 'multipart/form-data';
  /** The actions it performs that need bot protection (AUT-07). */
  protects?: readonly BotAction[];
  children: ReactNode;
}

/** A form with its error summary on top; works as plain HTML without scripts, see `useForm`. */
export function PageForm({ form, id, action, className, encType, ...rest }: PageFormProps) {
  const bots = useBotTokens(rest.protects);
  const { onSubmit, ...props } = form.props;
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (bots.mayGo(event)) onSubmit(event);
  };
  const problems = bots.problem ? [bots.problem] : form.problems;
  return (
    <Form
      id={id}
      method="post"
      action={action}
      encType={encType}
      data-typed=""
      {...props}
      onSubmit={send}
    >
      <input type="hidden" name="intent" value={form.name} />
      {bots.fields}
      {problems.map((problem) => (
        <Alert key={problem} tone="error" live className="mb-6">
          {problem}
        </Alert>
      ))}
      <ErrorSummary key={form.submission} errors={form.summary} />
      <div className={className}>{rest.children}</div>
    </Form>
  );
}
