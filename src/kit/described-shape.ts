import { z } from 'zod';

// What the OpenAPI documents are told of a shape beside its fields (`finish-description.ts`).

/**
 * A shape clients know by name: it is printed once, as a component, wherever it is used. What is
 * extended from it has another name, or none.
 */
export const named = <Shape extends z.ZodType>(name: string, about: string, shape: Shape): Shape =>
  shape.meta({ 'x-name': name, 'x-about': about });

/** Another name of a named shape, for clients who know it by both. */
export const alsoNamed = <Shape extends z.ZodType>(
  name: string,
  about: string,
  original: string,
  shape: Shape,
): Shape => shape.meta({ 'x-name': name, 'x-about': about, 'x-same-as': original });

/** One of these values. The document would name the first alone if it were not told of all. */
export const oneOf = <const Value extends string | number>(values: readonly Value[]) =>
  z.literal(values).meta({ enum: values });
