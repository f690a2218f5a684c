import type { Words } from '#i18n/words.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { VariantField } from '../parts/variant-field.tsx';
import type { ShownField, ShownForm } from './shown-form.ts';

/** What the fields of a form are drawn from. */
export interface ShownFields<Field extends string> {
  shown: ShownForm<Field>;
  /** Texts of its area: `forms.{form}.{field}`, `….{field}Hint`, `….{field}s.{value}` of a choice, `….{field}None`, `….intro`, `….submit`. */
  t: Words<never>;
  /** What it sends without a field. */
  hidden?: Readonly<Partial<Record<NoInfer<Field>, string | number>>> | undefined;
  /** What a choice is between, where the schema cannot know it. */
  offered?: Readonly<Partial<Record<NoInfer<Field>, readonly SelectOption[]>>> | undefined;
  /** What the values of a choice are called, where these words already stand elsewhere. */
  says?: Readonly<Partial<Record<NoInfer<Field>, (value: string) => string>>> | undefined;
  /** Whether a field must be filled in here, where its schema takes it empty. */
  required?: Readonly<Partial<Record<NoInfer<Field>, boolean>>> | undefined;
}

/** The texts of a form, or of the one whose texts it shares. */
export function textsOf({ name, texts = name }: ShownForm, t: Words<never>) {
  const addressOf = (key: string) => `forms.${t.has(`forms.${name}.${key}`) ? name : texts}.${key}`;
  return {
    has: (key: string) => t.has(addressOf(key)),
    text: (key: string) => t.translate(addressOf(key)),
  };
}

interface PlainFieldsProps<Field extends string> extends ShownFields<Field> {
  form: FormState;
}

/** The fields of a form of the back office, as its description says them, in any frame; see `plainForm`. */
export function PlainFields<Field extends string>(props: PlainFieldsProps<Field>) {
  const { form, shown, t, hidden, offered, says, required } = props;
  const { has, text } = textsOf(shown, t);
  return (
    <>
      {Object.entries<string | number | undefined>(hidden ?? {}).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {Object.entries<ShownField>(shown.fields)
        .filter(([field]) => !(hidden && field in hidden))
        .map(([field, { values: choices = [], ...described }]) => (
          <PlainField
            key={field}
            form={form}
            name={field}
            field={{
              ...described,
              isRequired: required?.[field as Field] ?? described.isRequired,
            }}
            label={text(field)}
            hint={has(`${field}Hint`) ? text(`${field}Hint`) : undefined}
            placeholder={has(`${field}None`) ? text(`${field}None`) : undefined}
            options={
              offered?.[field as Field] ??
              choices.map((value) => ({
                value,
                label: says?.[field as Field]?.(value) ?? text(`${field}s.${value}`),
              }))
            }
          />
        ))}
    </>
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
  digits: { inputMode: 'numeric', autoComplete: 'off' },
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
    case 'variant':
      return <VariantField {...given} maxLength={maxLength} />;
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
