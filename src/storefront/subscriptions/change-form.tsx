import type { ReactNode } from 'react';
import { ScopeField } from '#modules/subscriptions/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import type { FormState } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { generic } from '#ui/words.ts';

interface ChangeFormProps {
  form: FormState;
  answer: FormAnswer | undefined;
  /** The version the page shows: a change meanwhile is told (409) and not written over. */
  version: number;
  /** Asks which deliveries it is for; the value is what is proposed. */
  scope?: 'next' | 'all';
  submit: string;
  danger?: boolean;
  /** Where leaving it leads. */
  back?: string;
  children?: ReactNode;
}

/** A form that changes a subscription. */
export function ChangeForm({ form, answer, version, scope, ...rest }: ChangeFormProps) {
  const { submit, danger, back, children } = rest;
  const refused = answer?.form === form.name ? answer.values : undefined;
  return (
    <PageForm form={form} className="grid gap-6">
      {/* Enter sends this form, whatever other buttons stand in it: browsers press the first one. */}
      <button type="submit" hidden tabIndex={-1} />
      <input type="hidden" name="version" value={version} />
      {children}
      {scope && <ScopeField defaultValue={refused?.scope ?? scope} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={danger ? 'danger' : 'primary'} pending={form.pending}>
          {submit}
        </Button>
        {back && (
          <LinkButton to={back} look="secondary">
            {generic('cancel')}
          </LinkButton>
        )}
      </div>
    </PageForm>
  );
}
