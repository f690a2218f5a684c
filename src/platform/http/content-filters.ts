import { type RawBuilder, sql } from 'kysely';
import { invalid } from './content-errors.ts';
import type { Query, QueryNode, SortBy } from './content-query.ts';

type Sql = RawBuilder<unknown>;

/**
 * An attribute that can be filtered: its type and its SQL expression. `within` wraps conditions on
 * repeated parts.
 */
export interface Attribute {
  type: 'text' | 'number' | 'boolean' | 'instant';
  ref: Sql;
  within?(test: Sql): Sql;
}

/** By dotted path: `sku`, `filters.value`. */
export type Attributes = Readonly<Record<string, Attribute>>;

/** One term of an `order by`; texts use French collation, so that « Œuf » sorts under O. */
export function orderBy({ field, order }: SortBy, attributes: Attributes): Sql {
  const { type, ref } = attribute(attributes, [field]);
  const value = type === 'text' ? sql`${ref} collate "fr-x-icu"` : ref;
  return order === 'desc' ? sql`${value} desc` : sql`${value} asc`;
}

const LARGEST_DEPTH = 10;
const TRUE = sql`true`;

/** The condition of `filters[…]` (§3.3). Throws ValidationError for a name or operator unknown. */
export function conditionOf(query: Query, attributes: Attributes): Sql {
  const filters = query.filters;
  if (filters === undefined || filters === '') return TRUE;
  return group(filters, attributes, [], 0);
}

function group(node: QueryNode, attributes: Attributes, path: string[], depth: number): Sql {
  if (depth > LARGEST_DEPTH) throw invalid('Filters are nested too deeply', ['filters']);
  if (typeof node === 'string') return test(attribute(attributes, path), '$eq', node);
  if (Array.isArray(node)) {
    if (path.length > 0) return test(attribute(attributes, path), '$in', node);
    return all(node.map((inner) => group(inner, attributes, path, depth + 1)));
  }
  return all(
    Object.entries(node).map(([key, value]) => member(key, value, attributes, path, depth + 1)),
  );
}

function member(
  key: string,
  value: QueryNode,
  attributes: Attributes,
  path: string[],
  depth: number,
): Sql {
  const inner = (node: QueryNode) => group(node, attributes, path, depth);
  if (key === '$and') return all(items(value).map(inner));
  if (key === '$or') {
    const parts = items(value).map(inner);
    return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : TRUE;
  }
  if (key === '$not') return sql`not coalesce(${inner(value)}, false)`;
  if (key.startsWith('$')) return test(attribute(attributes, path), key, value);
  return group(value, attributes, [...path, key], depth);
}

const all = (parts: Sql[]): Sql =>
  parts.length > 0 ? sql`(${sql.join(parts, sql` and `)})` : TRUE;

const items = (value: QueryNode): QueryNode[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? [value] : Object.values(value);
};

function attribute(attributes: Attributes, path: string[]): Attribute {
  const name = path.join('.');
  const found = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!found) throw invalid(`Invalid key ${name}`, ['filters', ...path]);
  return found;
}

const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const isTrue = (value: QueryNode) =>
  !(typeof value === 'string' && ['false', '0', 'f', ''].includes(value.toLowerCase()));

function test(target: Attribute, operator: string, value: QueryNode): Sql {
  const condition = compare(target, operator, value);
  return target.within ? target.within(condition) : condition;
}

function compare(target: Attribute, operator: string, value: QueryNode): Sql {
  const { ref } = target;
  const one = () => scalar(target, value);
  const text = () => {
    if (typeof value !== 'string' || value.includes('\u0000'))
      throw invalid(`Invalid value for ${operator}`, ['filters']);
    return value;
  };
  const many = () => items(value).map((item) => scalar(target, item));
  const matches = (pattern: string, insensitive: boolean) =>
    insensitive ? sql`${ref}::text ilike ${pattern}` : sql`${ref}::text like ${pattern}`;
  switch (operator) {
    case '$eq':
      return sql`${ref} = ${one()}`;
    case '$ne':
      return sql`${ref} is distinct from ${one()}`;
    case '$eqi':
      return sql`lower(${ref}::text) = lower(${text()})`;
    case '$nei':
      return sql`lower(${ref}::text) is distinct from lower(${text()})`;
    case '$lt':
      return sql`${ref} < ${one()}`;
    case '$lte':
      return sql`${ref} <= ${one()}`;
    case '$gt':
      return sql`${ref} > ${one()}`;
    case '$gte':
      return sql`${ref} >= ${one()}`;
    case '$in':
      return sql`${ref} in (${sql.join(many())})`;
    case '$notIn':
      return sql`${ref} not in (${sql.join(many())})`;
    case '$contains':
    case '$containsi':
      return matches(`%${like(text())}%`, operator.endsWith('i'));
    case '$notContains':
    case '$notContainsi':
      return sql`not ${matches(`%${like(text())}%`, operator.endsWith('i'))}`;
    case '$startsWith':
    case '$startsWithi':
      return matches(`${like(text())}%`, operator === '$startsWithi');
    case '$endsWith':
    case '$endsWithi':
      return matches(`%${like(text())}`, operator === '$endsWithi');
    case '$null':
      return isTrue(value) ? sql`${ref} is null` : sql`${ref} is not null`;
    case '$notNull':
      return isTrue(value) ? sql`${ref} is not null` : sql`${ref} is null`;
    case '$between': {
      const [from, to, ...rest] = many();
      if (to === undefined || rest.length > 0)
        throw invalid('$between takes two values', ['filters']);
      return sql`${ref} between ${from} and ${to}`;
    }
    default:
      throw invalid(`Invalid operator ${operator}`, ['filters']);
  }
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['t', true],
  ['1', true],
  ['false', false],
  ['f', false],
  ['0', false],
]);

/** Dates before the earliest one PostgreSQL can store are not compared. */
const EARLIEST = Date.UTC(-4000, 0);

/** A value cast to the type of its attribute, validated so that PostgreSQL never refuses it. */
function scalar({ type }: Attribute, value: QueryNode): Sql {
  const refused = () => invalid('Invalid value in filters', ['filters']);
  if (typeof value !== 'string' || value.includes('\u0000')) throw refused();
  if (type === 'text') return sql`${value}`;
  if (type === 'boolean') {
    const flag = BOOLEANS.get(value.toLowerCase());
    if (flag === undefined) throw refused();
    return sql`${flag}`;
  }
  if (type === 'number') {
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (!Number.isFinite(number)) throw refused();
    return sql`${number}::numeric`;
  }
  const instant = Date.parse(value);
  if (!(instant > EARLIEST)) throw refused();
  return sql`${new Date(instant)}::timestamptz`;
}
