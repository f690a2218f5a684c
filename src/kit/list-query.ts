import { z } from 'zod';
import { type ListFilter, type SortOf, sortsOf, type TeamList } from './team-list.ts';

type ShapeOf<Filter> = Filter extends { kind: 'choice'; oneOf: readonly (infer Value)[] }
  ? z.ZodOptional<z.ZodEnum<{ [Name in Value & string]: Name }>>
  : Filter extends { kind: 'number' }
    ? z.ZodOptional<z.ZodCoercedNumber<string | number>>
    : z.ZodOptional<z.ZodString>;

export type ListQuery<L extends TeamList> = {
  [Name in keyof L['filters']]: ShapeOf<L['filters'][Name]>;
} & {
  sort: z.ZodOptional<z.ZodEnum<{ [Name in SortOf<L>]: Name }>>;
};

/** The query parameters that filter and sort a list, as a schema for its operation. */
export function listQuery<const L extends TeamList>(list: L): ListQuery<L> {
  const filters = Object.entries(list.filters).map(([name, filter]) => [name, shapeOf(filter)]);
  const [first, ...others] = sortsOf(list) as readonly string[];
  if (first === undefined) return Object.fromEntries(filters) as ListQuery<L>;
  const sort = z
    .enum([first, ...others])
    .optional()
    .meta({ description: 'A column; falling with a minus before it' });
  return Object.fromEntries([...filters, ['sort', sort]]) as ListQuery<L>;
}

function shapeOf(filter: ListFilter): z.ZodType {
  const { description } = filter;
  const shape = plainShapeOf(filter).optional();
  return description === undefined ? shape : shape.meta({ description });
}

function plainShapeOf(filter: ListFilter): z.ZodType {
  if (filter.kind === 'choice') return z.enum(filter.oneOf as [string, ...string[]]);
  if (filter.kind === 'number') return z.coerce.number().int().min(0).max(filter.most);
  if (filter.kind === 'day') return z.iso.date();
  return z.string().max(filter.maxLength);
}
