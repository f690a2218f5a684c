import type { ReactNode } from 'react';
import type { Words } from '#i18n/words.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { type FormState, useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { SeenValues } from '../parts/seen-values.tsx';
import type { ShownField, ShownForm } from './shown-form.ts';

interface PlainFormProps<Field extends string> {
  form: ShownForm<Field>;
  /** Texts of its area: `forms.{form}.{field}`, `….{field}Hint`, `….{field}s.{value}` of a choice, `….{field}None`, `….intro`, `….submit`. */
  t: Words<never>;
  formKey: string;
  refused: FormAnswer | undefined;
  /** What the fields begin with. */
  values?: Readonly<Partial<Record<NoInfer<Field>, string | null | undefined>>>;
  /** It is told of what somebody else wrote meanwhile over what it began with. */
  isSeen?: boolean;
  /** What it sends without a field. */
  hidden?: Readonly<Partial<Record<NoInfer<Field>, string | number>>>;
  /** What a choice is between, where the schema cannot know it. */
  offered?: Readonly<Partial<Record<NoInfer<Field>, readonly SelectOption[]>>>;
  /** What the values of a choice are called, where these words already stand elsewhere. */
  says?: Readonly<Partial<Record<NoInfer<Field>, (value: string) => string>>>;
  /** What the button says, when that is not always the same. */
  submit?: string;
  variant?: 'primary' | 'secondary' | 'danger';
  className?: string;
  /** Before the fields. */
  children?: ReactNode;
}

/** A form of the back office whose fields, limits and texts follow from its description, see `plainForm`. */
export function PlainForm<Field extends string>(props: PlainFormProps<Field>) {
  const {
    form: shown,
    t,
    formKey,
    refused,
    values,
    isSeen,
    hidden,
    offered,
    says,
    children,
  } = props;
  const { submit, variant = 'primary', className = 'grid gap-4' } = props;
  const { name, texts = name, fields } = shown;
  const form = useForm(name, refused, { values });
  const addressOf = (key: string) => `forms.${t.has(`forms.${name}.${key}`) ? name : texts}.${key}`;
  const text = (key: string) => t.translate(addressOf(key));
  const hasText = (key: string) => t.has(addressOf(key));
  return (
    <PageForm form={form} className={className}>
      <FormKey value={formKey} />
      {isSeen && values && <SeenValues values={values} />}
      {Object.entries<string | number | undefined>(hidden ?? {}).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {hasText('intro') && <p className="text-small text-encre-2">{text('intro')}</p>}
      {children}
      {Object.entries<ShownField>(fields)
        .filter(([field]) => !(hidden && field in hidden))
        .map(([field, { values: choices = [], ...described }]) => (
          <PlainField
            key={field}
            form={form}
            name={field}
            field={described}
            label={text(field)}
            hint={hasText(`${field}Hint`) ? text(`${field}Hint`) : undefined}
            placeholder={hasText(`${field}None`) ? text(`${field}None`) : undefined}
            options={
              offered?.[field as Field] ??
              choices.map((value) => ({
                value,
                label: says?.[field as Field]?.(value) ?? text(`${field}s.${value}`),
              }))
            }
          />
        ))}
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

interface PlainFieldProps {
  form: FormState;
  name: string;
  field: ShownField;
  label: string;
  hint: string | undefined;
  placeholder: string | undefined;
  options: readonly SelectOption[];
}

/** A text that is seldom a few lines, in characters. */
const LONG = 5000;

const INPUTS = {
  line: {},
  day: { type: 'date' },
  amount: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 },
  count: { inputMode: 'numeric', autoComplete: 'off', pattern: '\\d{1,6}' },
  code: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  email: { type: 'email', autoComplete: 'off' },
  telephone: { type: 'tel', autoComplete: 'off' },
} as const;

function PlainField({ form, name, field, label, hint, placeholder, options }: PlainFieldProps) {
  const { control, isRequired, maxLength } = field;
  const given = { ...form.field(name), label, hint, required: isRequired };
  switch (control) {
    case 'tick':
      return (
        <Checkbox
          {...given}
          required={false}
          value="1"
          defaultValue={undefined}
          defaultChecked={given.defaultValue === '1'}
        />
      );
    case 'choice':
      return <Select {...given} options={options} placeholder={placeholder} />;
    case 'text':
      return (
        <TextArea
          {...given}
          rows={(maxLength ?? 0) < LONG ? 3 : 8}
          maxLength={maxLength}
          optional={!isRequired}
        />
      );
    default:
      return (
        <TextField
          {...given}
          {...INPUTS[control]}
          maxLength={maxLength ?? (control === 'amount' ? 12 : undefined)}
          optional={!isRequired}
        />
      );
  }
}
