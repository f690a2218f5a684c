import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import type { Values } from '../parts/seen-values.tsx';
import { unlessChanged } from '../parts/unless-changed.server.ts';
import type { ShownField, ShownForm } from './shown-form.ts';

/** A longer text is typed into several lines. */
const LONGEST_LINE = 300;

/** A plain form as it is sent, with what its page adds. */
export type FormOf<Given> = Parameters<OfficeIntent<Given>>[0];

type FieldOf<Schema extends z.ZodObject> = keyof Schema['shape'] & string;

/** What the schema of a field cannot say of it. */
export type SaidFields<Field extends string> = Readonly<
  Partial<Record<Field, Partial<ShownField>>>
>;

interface Plain<Given, Schema extends z.ZodObject> {
  /** Its `intent`, and its name in the messages of errors when `words` says no other. */
  name: string;
  words?: string;
  /** The form whose texts it shares, where it has none of its own. */
  texts?: string;
  /** What is typed: the fields of the form in their order, and what it sends hidden. */
  schema: Schema;
  /** What the schema of a field cannot say of it. */
  fields?: SaidFields<FieldOf<Schema>>;
  send: (form: FormOf<Given>, value: z.output<Schema>) => Promise<unknown>;
  /** What stands there now, of a form that writes over nothing its sender has not seen. */
  current?: (form: FormOf<Given>) => Promise<Values>;
}

/**
 * A form whose fields are those of its schema, drawn by `PlainForm` and answered by `answerIntent`: said once, so that
 * what a page lets somebody type is what is taken (decision 0502).
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
      // A browser leaves out what is not ticked.
      others: Object.entries<ShownField>(shown.fields).flatMap(([field, { control }]) =>
        control === 'tick' ? [field] : [],
      ),
      send: (value) => send(form, value),
    });
  return Object.assign(current ? unlessChanged(name, current, answer) : answer, { shown });
}

/** What a form is drawn from, of which another way of answering knows the schema. */
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

/** The plain forms among those of a page, as its loader sends them. */
export type ShownForms<Intents> = {
  [Name in keyof Intents as Intents[Name] extends { shown: ShownForm }
    ? Name
    : never]: Intents[Name] extends { shown: infer Shown } ? Shown : never;
};

/** The plain forms among those of a page, for its loader. */
export const shownForms = <Intents extends object>(intents: Intents): ShownForms<Intents> =>
  Object.fromEntries(
    Object.entries(intents).flatMap(([name, intent]) =>
      'shown' in intent ? [[name, intent.shown]] : [],
    ),
  ) as ShownForms<Intents>;

/** What zod knows of a schema, as far as a field is drawn from it. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** The field a schema is typed into: the one its `meta({ control })` names, else what it reads says. */
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
    isRequired: isRequired && (minLength ?? 0) > 0,
    maxLength: maxLength ?? undefined,
  };
}
