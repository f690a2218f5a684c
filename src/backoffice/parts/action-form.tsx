import type { ReactNode } from 'react';
import { words } from '#i18n/words.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import messages from '../messages/parts.fr.json';
import { AskFirst } from './ask-first.tsx';
import { FormKey } from './form-key.tsx';

const t = words(messages);

interface ActionFormProps {
  /** Name of the form, which is its intent. */
  name: string;
  formKey: string;
  refused: FormAnswer | undefined;
  /** Label of the button. */
  submit: string;
  variant?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Regular where it is pressed with gloves on, or is the next step. */
  size?: 'regular' | 'compact';
  className?: string;
  /** Accessible name with the affected item, for screen readers. */
  label?: string;
  /** Id of the affected row, sent as `id`. */
  id?: number | string;
  /** Consequence shown for confirmation after the first press (O-02). */
  asks?: string;
  /** Hidden fields, or none. */
  children?: ReactNode;
}

/** A form of a single button. */
export function ActionForm(props: ActionFormProps) {
  const { name, formKey, refused, submit, variant, label, id, asks, children } = props;
  const { size = 'compact', className } = props;
  const form = useForm(name, refused);
  const button = (
    <PageForm form={form} className={className}>
      <FormKey value={id === undefined ? formKey : `${formKey}-${id}`} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
      <Button
        type="submit"
        variant={variant ?? 'secondary'}
        size={size}
        pending={form.pending}
        aria-label={label}
      >
        {asks ? t('ask.confirm', { action: submit }) : submit}
      </Button>
    </PageForm>
  );
  if (!asks) return button;
  const isOpen = refused?.form === name && (id === undefined || refused.values.id === String(id));
  return (
    <AskFirst title={submit} isOpen={isOpen} danger={variant === 'danger'}>
      <p className="text-small">{asks}</p>
      {button}
    </AskFirst>
  );
}
