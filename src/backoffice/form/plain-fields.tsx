import type { Words } from '#i18n/words.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { ProductsField } from '../parts/products-field.tsx';
import { VariantField } from '../parts/variant-field.tsx';
import type { ShownField, ShownForm } from './shown-form.ts';

/** The description a form's fields are generated from. */
export interface ShownFields<Field extends string> {
  shown: ShownForm<Field>;
  /** Texts of its area: `forms.{form}.{field}`, `….{field}Hint`, `….{field}s.{value}` of a choice, `….{field}None`, `….intro`, `….submit`. */
  t: Words<never>;
  /** Values of hidden fields. */
  hidden?: Readonly<Partial<Record<NoInfer<Field>, string | number>>> | undefined;
  /** Options of choices the schema does not contain, and the products a field already has. */
  offered?: Readonly<Partial<Record<NoInfer<Field>, readonly SelectOption[]>>> | undefined;
  /** Labels of a choice's values, where other messages already have them. */
  says?: Readonly<Partial<Record<NoInfer<Field>, (value: string) => string>>> | undefined;
  /**
   * Whether a field is required here, although its schema allows it to be empty; `later`: it may be
   * empty for now, so it is not shown as optional.
   */
  required?: Readonly<Partial<Record<NoInfer<Field>, boolean | 'later'>>> | undefined;
}

/** The messages of a form, or of the form it shares them with. */
export function textsOf({ name, texts = name }: ShownForm, t: Words<never>) {
  const addressOf = (key: string) => `forms.${t.has(`forms.${name}.${key}`) ? name : texts}.${key}`;
  return {
    has: (key: string) => t.has(addressOf(key)),
    text: (key: string) => t.translate(addressOf(key)),
  };
}

/** The form with an error summary that names each field, because several errors often read the same. */
export function withNamedErrors(form: FormState, shown: ShownForm, t: Words<never>): FormState {
  const { has, text } = textsOf(shown, t);
  const labels = new Map(
    Object.keys(shown.fields).map((field) => [form.field(field).id, has(field) && text(field)]),
  );
  const summary = form.summary.map(({ id, message }) => {
    const label = labels.get(id);
    return { id, message: label ? `${label} : ${message}` : message };
  });
  return { ...form, summary };
}

interface PlainFieldsProps<Field extends string> extends ShownFields<Field> {
  form: FormState;
}

/**
 * The fields of a back office form, generated from its description, in any layout; see `plainForm`.
 */
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
            field={described}
            required={required?.[field as Field] ?? described.isRequired}
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
  field: Omit<ShownField, 'isRequired' | 'values'>;
  required: boolean | 'later';
  label: string;
  hint: string | undefined;
  placeholder: string | undefined;
  options: readonly SelectOption[];
}

/** From this maximum length, a text gets a tall field. */
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

function PlainField(props: PlainFieldProps) {
  const { form, name, field, required, label, hint, placeholder, options } = props;
  const { control, maxLength } = field;
  const given = { ...form.field(name), label, hint, required: required === true };
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
    case 'products':
      return (
        <ProductsField
          field={form.field(name)}
          label={label}
          hint={hint}
          maxLength={maxLength}
          required={required === true}
          allowed={options.map(({ value, label: named }) => ({ code: value, name: named }))}
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
          optional={required === false}
        />
      );
    default:
      return (
        <TextField
          {...given}
          {...INPUTS[control]}
          maxLength={maxLength ?? (control === 'amount' ? 12 : undefined)}
          optional={required === false}
        />
      );
  }
}
