import type { ReactNode } from 'react';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { SeenValues } from '../parts/seen-values.tsx';
import { PlainFields, type ShownFields, textsOf, withNamedErrors } from './plain-fields.tsx';
import type { ShownForm } from './shown-form.ts';

interface PlainFormProps<Field extends string> extends Omit<ShownFields<Field>, 'shown'> {
  form: ShownForm<Field>;
  formKey: string;
  refused: FormAnswer | undefined;
  /** Initial values of the fields. */
  values?: Readonly<Partial<Record<NoInfer<Field>, string | null | undefined>>>;
  /** On a conflict, shows what somebody else changed since the form was shown. */
  isSeen?: boolean;
  /** Label of the button, when it varies. */
  submit?: string;
  variant?: 'primary' | 'secondary' | 'danger';
  className?: string;
  /** Content above the fields. */
  children?: ReactNode;
}

/** A form of the back office whose fields, limits and texts follow from its description, see `plainForm`. */
export function PlainForm<Field extends string>(props: PlainFormProps<Field>) {
  const { form: shown, t, formKey, refused, values, isSeen, children, ...fields } = props;
  const { submit, variant = 'primary', className = 'grid gap-4' } = props;
  const form = useForm(shown.name, refused, { values });
  const { has, text } = textsOf(shown, t);
  return (
    <PageForm form={withNamedErrors(form, shown, t)} className={className}>
      <FormKey value={formKey} />
      {isSeen && values && <SeenValues values={values} />}
      {has('intro') && <p className="text-small text-encre-2">{text('intro')}</p>}
      {children}
      <PlainFields
        form={form}
        shown={shown}
        t={t}
        hidden={fields.hidden}
        offered={fields.offered}
        says={fields.says}
        required={fields.required}
      />
      <Button
        type="submit"
        variant={variant}
        size="compact"
        className="justify-self-start"
        pending={form.pending}
      >
        {submit ?? text('submit')}
      </Button>
    </PageForm>
  );
}
