import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { AlertKind } from '#modules/stock-alerts/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useBotTokens } from '#pages/forms/use-bot-tokens.tsx';
import { pageSlugs, paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from './stock-alert-words.ts';

export interface StockAlertAnswer {
  refused: FormAnswer | undefined;
  sent: boolean;
}

interface StockAlertFormProps {
  variantCode: string;
  /** Kind of alert; back in stock by default. */
  awaits?: AlertKind;
  /** How the address is used. */
  note?: string;
  /** Answer of the page's action, without scripts. */
  answer?: StockAlertAnswer | undefined;
}

const STOCK_ALERT = ['stock-alert'] as const;

/**
 * Sign-up for one mail when a format is in stock again or costs less, without leaving the page; without scripts the same form
 * opens its own page. It has no visitor data, because product pages are shared.
 */
export function StockAlertForm({
  variantCode,
  awaits = 'stock',
  note = t('form.note'),
  answer,
}: StockAlertFormProps) {
  const id = useId();
  const { Form, state, data } = useFetcher<StockAlertAnswer>();
  const bots = useBotTokens(STOCK_ALERT);
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
  if (sent) return <AlertRequested />;
  const problems = [bots.problem, refused?.fields.variantCode, ...(refused?.problems ?? [])];
  return (
    <Form
      method="post"
      action={paths.stockAlert()}
      onSubmit={send}
      noValidate
      className="@container w-full"
    >
      <input type="hidden" name="variantCode" value={variantCode} />
      {awaits === 'price' && <input type="hidden" name="awaits" value={awaits} />}
      {bots.fields}
      {problems.map(
        (problem) =>
          problem && (
            <Alert key={problem} tone="error" live className="mb-4">
              {problem}
            </Alert>
          ),
      )}
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
          {t('form.submit')}
        </Button>
      </div>
      <p className="mt-3 text-small text-encre-2">
        {note}{' '}
        <Link to={paths.page(pageSlugs.privacy)} className="link">
          {t('form.privacy')}
        </Link>
      </p>
    </Form>
  );
}

/** Takes the place of the form, and the focus with it. */
function AlertRequested() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Alert tone="success" title={t('sent.title')}>
        {t('sent.text')}
      </Alert>
    </div>
  );
}
