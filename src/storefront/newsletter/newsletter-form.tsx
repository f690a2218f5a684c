import { type FormEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useBotTokens } from '#pages/forms/use-bot-tokens.tsx';
import { pageSlugs, paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { emitConversion } from '../emit-conversion.ts';
import { t } from './newsletter-words.ts';

export interface NewsletterAnswer {
  refused: FormAnswer | undefined;
  sent: boolean;
}

interface NewsletterFormProps {
  /** Distinguishes two forms on one page. */
  id: string;
  /** Where the form is placed. */
  source?: 'footer' | 'exit_popup';
  submit?: string;
  /** Answer of the page's action, without scripts. */
  answer?: NewsletterAnswer | undefined;
}

const NEWSLETTER = ['newsletter'] as const;

/**
 * Newsletter sign-up without leaving the page; without scripts the same form opens its own page. It
 * is part of shared cached documents, so it has no visitor data.
 */
export function NewsletterForm({ id, source = 'footer', submit, answer }: NewsletterFormProps) {
  const { Form, state, data } = useFetcher<NewsletterAnswer>();
  const bots = useBotTokens(NEWSLETTER);
  const field = useRef<HTMLInputElement>(null);
  const { refused, sent } = data ?? answer ?? { refused: undefined, sent: false };
  const pending = state !== 'idle';
  useEffect(() => {
    if (data?.refused?.fields.email) field.current?.focus();
  }, [data]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (pending) event.preventDefault();
    else bots.mayGo(event);
  };
  if (sent) return <NewsletterRequested />;
  const problems = bots.problem ? [bots.problem] : (refused?.problems ?? []);
  return (
    <Form
      method="post"
      action={paths.newsletter()}
      onSubmit={send}
      noValidate
      className="@container"
    >
      <input type="hidden" name="source" value={source} />
      {bots.fields}
      {problems.map((problem) => (
        <Alert key={problem} tone="error" live className="mb-4">
          {problem}
        </Alert>
      ))}
      <div className="grid gap-3 @min-[28rem]:grid-cols-[minmax(0,1fr)_auto] @min-[28rem]:items-start">
        <TextField
          ref={field}
          id={`${id}-email`}
          name="email"
          type="email"
          label={t('form.email')}
          defaultValue={refused?.values.email}
          error={refused?.fields.email}
          autoComplete="email"
          maxLength={255}
          required
        />
        <Button type="submit" pending={pending} className="@min-[28rem]:mt-7">
          {submit ?? t('form.submit')}
        </Button>
      </div>
      <p className="mt-3 max-w-text text-small text-encre-3">
        {t('form.consent')}{' '}
        <Link to={paths.page(pageSlugs.privacy)} className="link">
          {t('form.privacy')}
        </Link>
      </p>
    </Form>
  );
}

/** Takes the place of the form, and the focus with it. */
function NewsletterRequested() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    emitConversion({ lead: 'newsletter' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Alert tone="success" title={t('sent.title')}>
        {t('sent.text')}
      </Alert>
    </div>
  );
}
