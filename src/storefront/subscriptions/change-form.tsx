import type { ReactNode } from 'react';
import { ScopeField } from '#modules/subscriptions/web/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import type { FormState } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link.tsx';
import { generic } from '#ui/words.ts';
import { PREVIEW, SEEN, type StepAnswer } from './previewed.ts';
import { t } from './subscription-words.ts';
import type { WhatIf as WhatIfState } from './use-what-if.ts';
import { WhatIf } from './what-if.tsx';

interface ChangeFormProps {
  form: FormState;
  answer: StepAnswer | undefined;
  /**
   * The version the page shows: if the subscription was changed meanwhile, the change is refused
   * (409) instead of overwriting it.
   */
  version: number;
  /** Shows the choice between the next and all deliveries; the value is preselected. */
  scope?: 'next' | 'all' | undefined;
  submit: string;
  /** Name of the button, where the page has several like it. */
  named?: string;
  danger?: boolean;
  /** Address to leave the form. */
  back?: string;
  /** Shows a preview before the change is confirmed. */
  whatIf?: WhatIfState;
  /** Hides the choice and the button until something was selected. */
  quiet?: boolean;
  /** Keeps the button visible when the form is taller than the window. */
  inReach?: boolean;
  children?: ReactNode;
}

/**
 * A sticky row of buttons at the bottom of the window. One row on phones, where the link back is at
 * the top of the page.
 */
export const IN_REACH =
  'sticky bottom-0 z-10 -mx-(--edge) border-t border-brume-2 bg-lait px-(--edge) py-3 max-md:*:grow max-md:*:px-4 max-md:*:nth-2:hidden lg:mx-0 lg:px-0';

/** A form that changes a subscription. */
export function ChangeForm({
  form,
  answer,
  version,
  whatIf,
  quiet = false,
  inReach = false,
  ...rest
}: ChangeFormProps) {
  const { scope, submit, named, danger, back, children } = rest;
  const refused = answer?.form === form.name ? answer.values : undefined;
  const asks = whatIf !== undefined && whatIf.preview === null;
  const press = asks ? { name: PREVIEW, value: '1' } : {};
  const isQuiet = quiet && !whatIf?.isTouched;
  const end = (
    <>
      {scope && <ScopeField defaultValue={refused?.scope ?? scope} />}
      {whatIf && <WhatIf {...whatIf} />}
      <div className={classNames('flex flex-wrap gap-3', inReach && IN_REACH)}>
        <Button
          type="submit"
          {...press}
          variant={danger && !asks ? 'danger' : 'primary'}
          pending={form.pending}
          aria-label={asks ? undefined : named}
        >
          {asks ? t('whatIf.ask') : submit}
        </Button>
        {back && (
          <LinkButton to={back} variant="secondary">
            {generic('cancel')}
          </LinkButton>
        )}
      </div>
    </>
  );
  return (
    <PageForm form={form} className="grid gap-6">
      <div ref={whatIf?.box} onInput={whatIf?.touch} className="contents">
        {/* Hidden first button: Enter submits this form with it, whatever other buttons it
            contains. */}
        {!isQuiet && <button type="submit" hidden tabIndex={-1} {...press} />}
        <input type="hidden" name="version" value={version} />
        {whatIf?.preview && <input type="hidden" name={SEEN} value={whatIf.preview.of} />}
        {children}
        {isQuiet ? <noscript>{end}</noscript> : end}
      </div>
    </PageForm>
  );
}
