import { z } from 'zod';
import { named } from './described-shape.ts';
import { json } from './operation.ts';

// Shapes of the answers of the content API (contracts §3.1).

/** What every entity has beside its own attributes. */
export const systemAttributes = {
  createdAt: z.string().describe('When it was written'),
  updatedAt: z.string().describe('When it was changed last'),
  publishedAt: z.string().describe('When it was published'),
  locale: z.string().describe('Its language'),
};

/** An entry as it is read whole; with `fields` or at render 0 it has fewer attributes. */
type EntryOf<Attributes extends z.ZodObject> = z.ZodObject<{
  id: z.ZodInt;
  attributes: z.ZodObject<Attributes['shape'] & typeof systemAttributes>;
}>;

/** The schema is named after the schema of its attributes if that has a name. */
function entry<Attributes extends z.ZodObject>(attributes: Attributes): EntryOf<Attributes> {
  const shape = z.object({
    id: z.int().describe('Number of its row'),
    attributes: attributes
      .extend(systemAttributes)
      .partial()
      .describe('What it says; fewer with `fields`'),
  });
  const name = attributes.meta()?.['x-name'];
  const shown =
    typeof name === 'string' ? named(`${name}Entry`, 'An entry of the content API.', shape) : shape;
  return shown as object as EntryOf<Attributes>;
}

/** `{ data: {id, attributes}, meta }`; with `fields` or at render 0 attributes are fewer. */
export const contentItem = <Attributes extends z.ZodObject>(
  attributes: Attributes,
  description: string,
) => json(z.object({ data: entry(attributes), meta: z.object({}).loose() }), description);

/** `{ data: [{id, attributes}], meta: {pagination} }`. */
export const contentList = <Attributes extends z.ZodObject>(
  attributes: Attributes,
  description: string,
) =>
  json(
    z.object({
      data: z.array(entry(attributes)),
      meta: z.object({ pagination: z.record(z.string(), z.int()).optional() }).loose(),
    }),
    description,
  );
