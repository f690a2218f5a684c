import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { PlainFields, type ShownFields, withNamedErrors } from '../../form/plain-fields.tsx';
import { EditForm, type EditFormProps } from './edit-form.tsx';

interface PlainEditProps<Field extends string>
  extends Omit<EditFormProps, 'form' | 'children'>,
    ShownFields<Field> {
  refused: FormAnswer | undefined;
  /** Initial values of the fields. */
  values?: Readonly<Partial<Record<NoInfer<Field>, string | null | undefined>>>;
  /** Layout classes, where the fields are not stacked. */
  className?: string;
}

/** A part that is saved separately, with fields generated from its description. */
export function PlainEdit<Field extends string>(props: PlainEditProps<Field>) {
  const { shown, t, hidden, offered, says, required, refused, values, className, ...frame } = props;
  const form = useForm(shown.name, refused, { values });
  const fields = (
    <PlainFields
      form={form}
      shown={shown}
      t={t}
      hidden={hidden}
      offered={offered}
      says={says}
      required={required}
    />
  );
  return (
    <EditForm {...frame} form={withNamedErrors(form, shown, t)}>
      {className ? <div className={className}>{fields}</div> : fields}
    </EditForm>
  );
}
