import { z } from 'zod';

// Metadata of a schema for the OpenAPI documents, beside its fields (`finish-description.ts`).

/**
 * A schema with a name: the OpenAPI document prints it once, as a component. A schema extended from
 * it needs another name, or none.
 */
export const named = <Shape extends z.ZodType>(name: string, about: string, shape: Shape): Shape =>
  shape.meta({ 'x-name': name, 'x-about': about });

/** A second name of a named schema, for clients that use both. */
export const alsoNamed = <Shape extends z.ZodType>(
  name: string,
  about: string,
  original: string,
  shape: Shape,
): Shape => shape.meta({ 'x-name': name, 'x-about': about, 'x-same-as': original });

/**
 * One of these literal values. Without the metadata the OpenAPI document would list the first value
 * only.
 */
export const oneOf = <const Value extends string | number>(values: readonly Value[]) =>
  z.literal(values).meta({ enum: values });
