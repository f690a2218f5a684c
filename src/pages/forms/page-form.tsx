import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import type { BotAction } from '#services/bot-protection.ts';
import { Alert } from '#ui/alert.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { useBotTokens } from './use-bot-tokens.tsx';
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
  /** What it does that bots should not (AUT-07). */
  protects?: readonly BotAction[];
  children: ReactNode;
}

/** A form with what was wrong with it on top: plain HTML first, see `useForm`. */
export function PageForm({ form, id, action, className, encType, ...rest }: PageFormProps) {
  const bots = useBotTokens(rest.protects);
  const { onSubmit, ...props } = form.props;
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (bots.mayGo(event)) onSubmit(event);
  };
  const problems = bots.problem ? [bots.problem] : form.problems;
  return (
    <Form id={id} method="post" action={action} encType={encType} {...props} onSubmit={send}>
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
