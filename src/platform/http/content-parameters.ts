import { PAGE_SIZES } from '#kit/page-size.ts';
import type { Attributes } from './content-filters.ts';

const TYPES = {
  text: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  instant: { type: 'string', format: 'date-time' },
} as const;

const WITH_ONE = ['$eq', '$ne', '$lt', '$lte', '$gt', '$gte'];
const WITH_TEXT =
  '$eqi $nei $contains $containsi $notContains $notContainsi $startsWith $startsWithi $endsWith $endsWithi'.split(
    ' ',
  );
const WITH_LIST = ['$in', '$notIn', '$between'];
const WITH_FLAG = ['$null', '$notNull'];

/** Schema of a filter on one attribute: a value, or operators with values. */
function filterOn(type: keyof typeof TYPES): object {
  const value = TYPES[type];
  const each = (operators: readonly string[], schema: object) =>
    Object.fromEntries(operators.map((operator) => [operator, schema]));
  const operators = {
    ...each(WITH_ONE, value),
    ...each(WITH_TEXT, { type: 'string' }),
    ...each(WITH_LIST, { type: 'array', items: value }),
    ...each(WITH_FLAG, { type: 'boolean' }),
  };
  return { anyOf: [value, { type: 'object', properties: operators, additionalProperties: false }] };
}

/** Nests dotted paths: `address.city` is `filters[address][city]`. */
function filtersOf(attributes: Attributes): object {
  const properties: Record<string, { properties?: Record<string, object> }> = {};
  for (const [name, { type }] of Object.entries(attributes)) {
    const [first = '', second] = name.split('.');
    if (second === undefined) properties[first] = filterOn(type);
    else
      properties[first] = Object.assign(properties[first] ?? { type: 'object' }, {
        properties: { ...properties[first]?.properties, [second]: filterOn(type) },
      });
  }
  const nested = { type: 'object', additionalProperties: true };
  const several = { type: 'array', items: nested };
  return {
    type: 'object',
    properties: { ...properties, $and: several, $or: several, $not: nested },
    additionalProperties: false,
  };
}

const inQuery = (name: string, description: string, schema: object) => ({
  name,
  in: 'query' as const,
  required: false,
  description,
  schema,
});
const nestedInQuery = (name: string, description: string, schema: object) => ({
  ...inQuery(name, description, schema),
  style: 'deepObject' as const,
  explode: true,
});

/** Paging parameters of a list, for its OpenAPI description. */
export const pageParameters = [
  nestedInQuery(
    'pagination',
    '`pagination[page]` and `[pageSize]`, or `pagination[start]` and `[limit]`; not both.',
    {
      type: 'object',
      properties: {
        page: { type: 'integer', minimum: 1, description: 'From 1' },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: PAGE_SIZES.largest,
          default: PAGE_SIZES.contents,
        },
        start: { type: 'integer', minimum: 0, description: 'First of them, from 0' },
        limit: {
          type: 'integer',
          minimum: 1,
          maximum: PAGE_SIZES.largest,
          default: PAGE_SIZES.contents,
        },
        withCount: { type: 'boolean', default: true, description: 'Whether all are counted' },
      },
    },
  ),
];

/** The `fields` parameter, for an OpenAPI description. */
export const fieldParameters = (fields: Iterable<string>) => [
  inQuery('fields', 'The fields that are wanted; all unless said.', {
    type: 'array',
    items: { type: 'string', enum: ['*', ...fields] },
  }),
];

/**
 * The query parameters of a list of the content API (contracts §3.3), for its OpenAPI description.
 */
export const listParameters = (
  attributes: Attributes,
  sortable: Iterable<string>,
  fields: Iterable<string>,
) => [
  nestedInQuery(
    'filters',
    'What they have to be: `filters[name][$containsi]=saumon`, `filters[address][city]=Lyon`; ' +
      'several are all of them. A name or an operator that is not listed is refused (400).',
    filtersOf(attributes),
  ),
  inQuery('sort', 'In which order; texts as a French dictionary has them.', {
    type: 'array',
    items: {
      type: 'string',
      enum: [...sortable].flatMap((name) => [name, `${name}:asc`, `${name}:desc`]),
    },
  }),
  ...fieldParameters(fields),
  ...pageParameters,
];
