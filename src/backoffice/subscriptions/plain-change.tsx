import { useForm } from '#pages/forms/use-form.ts';
import { PlainFields, type ShownFields } from '../form/plain-fields.tsx';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { t } from './subscriptions-words.ts';

interface PlainChangeProps<Field extends string>
  extends ChangeProps,
    Omit<ShownFields<Field>, 't' | 'hidden' | 'required'> {
  /** Title, when it varies. */
  title?: string;
  danger?: boolean;
  /** Initial values of the fields. */
  values?: Readonly<Partial<Record<NoInfer<Field>, string | null | undefined>>>;
}

/** A change form of a subscription, with fields generated from its description. */
export function PlainChange<Field extends string>(props: PlainChangeProps<Field>) {
  const { shown, offered, says, values, title, danger, ...frame } = props;
  const { name } = shown;
  const form = useForm(name, frame.refused, { values });
  const text = `forms.${name}.text`;
  return (
    <ChangeForm
      {...frame}
      form={form}
      title={title ?? t.translate(`forms.${name}.title`)}
      submit={t.translate(`forms.${name}.submit`)}
      danger={danger}
    >
      {t.has(text) && <p className="text-small text-encre-2">{t.translate(text)}</p>}
      <PlainFields form={form} shown={shown} t={t} offered={offered} says={says} />
    </ChangeForm>
  );
}
