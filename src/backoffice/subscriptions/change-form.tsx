import type { ReactNode } from 'react';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import type { FormState } from '#pages/forms/use-form.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { FormKey } from '../parts/form-key.tsx';

export interface ChangeProps {
  formKey: string;
  version: number;
  refused: FormAnswer | undefined;
}

interface ChangeFormProps extends ChangeProps {
  form: FormState;
  title: string;
  submit: string;
  /** Label of the button that confirms the preview. */
  confirm?: string | null;
  /** Its effect cannot be undone. */
  danger?: boolean;
  /** Expanded initially. */
  open?: boolean;
  children?: ReactNode;
}

/** A form in a disclosure, expanded after a refusal. */
export function ChangeForm(props: ChangeFormProps) {
  const {
    form,
    title,
    submit,
    confirm = null,
    danger = false,
    open = false,
    formKey,
    version,
    refused,
    children,
  } = props;
  return (
    <AccordionItem title={title} open={open || refused?.form === form.name}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <input type="hidden" name="version" value={version} />
        {children}
        <div className="flex flex-wrap gap-3">
          {confirm && (
            <Button type="submit" name="confirmed" value="1" size="compact" pending={form.pending}>
              {confirm}
            </Button>
          )}
          <Button
            type="submit"
            variant={danger ? 'danger' : confirm ? 'secondary' : 'primary'}
            size="compact"
            pending={form.pending}
          >
            {submit}
          </Button>
        </div>
      </PageForm>
    </AccordionItem>
  );
}
