import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import type { Values } from '../parts/seen-values.tsx';
import { unlessChanged } from '../parts/unless-changed.server.ts';
import type { ShownField, ShownForm } from './shown-form.ts';

/** Longer texts get a multi-line field. */
const LONGEST_LINE = 300;

/** A submitted plain form, with data of its page. */
export type FormOf<Given> = Parameters<OfficeIntent<Given>>[0];

type FieldOf<Schema extends z.ZodObject> = keyof Schema['shape'] & string;

/** Properties of the fields that the schema does not contain. */
export type SaidFields<Field extends string> = Readonly<
  Partial<Record<Field, Partial<ShownField>>>
>;

interface Plain<Given, Schema extends z.ZodObject> {
  /** Its `intent`, and its name in the error messages unless `words` gives another. */
  name: string;
  words?: string;
  /** The form whose texts it shares, where it has none of its own. */
  texts?: string;
  /** Schema of the input: the visible fields in order, and hidden ones. */
  schema: Schema;
  /** Properties of the fields that the schema does not contain. */
  fields?: SaidFields<FieldOf<Schema>>;
  send: (form: FormOf<Given>, value: z.output<Schema>) => Promise<unknown>;
  /** The current values, for a form that must not overwrite changes its user has not seen. */
  current?: (form: FormOf<Given>) => Promise<Values>;
}

/**
 * A form whose fields are generated from its schema, rendered by `PlainForm` and handled by `answerIntent`. The schema is the
 * single description, so what can be typed is what is accepted (decision 0502).
 */
export function plainForm<Schema extends z.ZodObject, Given extends object = object>(
  plain: Plain<Given, Schema>,
): OfficeIntent<Given> & { shown: ShownForm<FieldOf<Schema>> } {
  const { name, words, schema, send, current } = plain;
  const shown = shownForm(plain);
  const answer: OfficeIntent<Given> = (form) =>
    submitForm({
      form: name,
      words,
      data: form.data,
      schema,
      // A browser omits unticked checkboxes.
      others: Object.entries<ShownField>(shown.fields).flatMap(([field, { control }]) =>
        control === 'tick' ? [field] : [],
      ),
      send: (value) => send(form, value),
    });
  return Object.assign(current ? unlessChanged(name, current, answer) : answer, { shown });
}

/** The description of a form whose handling is custom. */
export function shownForm<Schema extends z.ZodObject>({
  name,
  texts,
  schema,
  fields: described,
}: Pick<Plain<never, Schema>, 'name' | 'texts' | 'schema' | 'fields'>): ShownForm<FieldOf<Schema>> {
  const said: Readonly<Partial<Record<string, Partial<ShownField>>>> = described ?? {};
  const fields = Object.entries<z.ZodType>(schema.shape).map(
    ([field, type]) => [field, { ...fieldOf(type), ...said[field] }] as const,
  );
  return { name, texts, fields: Object.fromEntries(fields) } as ShownForm<FieldOf<Schema>>;
}

/** Descriptions of the plain forms of a page, as its loader returns them. */
export type ShownForms<Intents> = {
  [Name in keyof Intents as Intents[Name] extends { shown: ShownForm }
    ? Name
    : never]: Intents[Name] extends { shown: infer Shown } ? Shown : never;
};

/** Collects the descriptions of the plain forms of a page for its loader. */
export const shownForms = <Intents extends object>(intents: Intents): ShownForms<Intents> =>
  Object.fromEntries(
    Object.entries(intents).flatMap(([name, intent]) =>
      'shown' in intent ? [[name, intent.shown]] : [],
    ),
  ) as ShownForms<Intents>;

/** The parts of a zod definition that a field is generated from. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/**
 * The field of a schema: the control its `meta({ control })` names, else one derived from its type.
 */
export function fieldOf(schema: z.ZodType, isRequired = true): ShownField {
  const named = schema.meta()?.control as ShownField['control'] | undefined;
  const { type, innerType, in: typed, out } = definitionOf(schema);
  if (named) return { control: named, isRequired };
  if (innerType) return fieldOf(innerType, false);
  if (type === 'pipe' && typed && out)
    return fieldOf(definitionOf(typed).type === 'transform' ? out : typed, isRequired);
  if (schema instanceof z.ZodEnum)
    return { control: 'choice', isRequired, values: schema.options.map(String) };
  if (type === 'literal') return { control: 'tick', isRequired };
  if (type === 'number') return { control: 'count', isRequired };
  const { format, minLength, maxLength } = schema as z.ZodString;
  if (format === 'date') return { control: 'day', isRequired };
  const isLong = (maxLength ?? 0) > LONGEST_LINE;
  return {
    control: format === 'email' ? 'email' : isLong ? 'text' : 'line',
    // An e-mail address is never empty, although its schema has no minimum length.
    isRequired: isRequired && ((minLength ?? 0) > 0 || format === 'email'),
    maxLength: maxLength ?? undefined,
  };
}
