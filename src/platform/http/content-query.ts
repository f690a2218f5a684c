import { parse } from 'qs';
import { PAGE_SIZES } from '#kit/page-size.ts';
import { badPagination, invalid } from './content-errors.ts';

/** Maximum number of values in a list of a query (the seed's batches have up to 100). */
const LARGEST_LIST = 200;

export type QueryNode = string | QueryNode[] | { [key: string]: QueryNode };
export type Query = { [key: string]: QueryNode };

/** Parses the bracket syntax of contracts §3.3. */
export function parseContentQuery(url: string): Query {
  const at = url.indexOf('?');
  if (at < 0) return {};
  return parse(url.slice(at + 1), {
    arrayLimit: LARGEST_LIST,
    parameterLimit: 1000,
    depth: 12,
    strictNullHandling: false,
    plainObjects: true,
  }) as Query;
}

export interface Paging {
  offset: number;
  limit: number;
  /** The `pagination` object in the meta of the answer. */
  meta(total: number): Record<string, number>;
}

/** Reads paging by page or by start (§3.3). `pageSize` is the default. */
export function pagingOf(query: Query, pageSize = PAGE_SIZES.contents): Paging {
  const given = query.pagination ?? {};
  if (typeof given !== 'object' || Array.isArray(given))
    throw badPagination('Invalid pagination parameters');
  const withCount = given.withCount !== 'false' && given.withCount !== '0';
  if ('start' in given || 'limit' in given) {
    if ('page' in given || 'pageSize' in given)
      throw badPagination('Cannot mix page and start pagination');
    const offset = whole(given.start, 0, 'start', 0);
    const limit =
      given.limit === '-1' ? PAGE_SIZES.largest : whole(given.limit, pageSize, 'limit', 1);
    const size = Math.min(limit, PAGE_SIZES.largest);
    return {
      offset,
      limit: size,
      meta: (total) => {
        const meta = { start: offset, limit: size };
        return withCount ? { ...meta, total } : meta;
      },
    };
  }
  const page = whole(given.page, 1, 'page', 1);
  const size = Math.min(whole(given.pageSize, pageSize, 'pageSize', 1), PAGE_SIZES.largest);
  return {
    offset: (page - 1) * size,
    limit: size,
    meta: (total) => {
      const meta = { page, pageSize: size };
      return withCount ? { ...meta, pageCount: Math.ceil(total / size), total } : meta;
    },
  };
}

const LARGEST_OFFSET = 1_000_000;

function whole(given: QueryNode | undefined, initial: number, name: string, least: number): number {
  if (given === undefined) return initial;
  const number = typeof given === 'string' && /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (!(number >= least) || number > LARGEST_OFFSET)
    throw badPagination(`Invalid pagination parameter ${name}`);
  return number;
}

export interface SortBy {
  field: string;
  order: 'asc' | 'desc';
}

/** The search text of `_q`, whose words all have to occur; empty when absent. */
export const wordsOf = ({ _q: typed }: Query): string => (typeof typed === 'string' ? typed : '');

/** `sort=a:desc,b`, repeated key or object form, as pairs. */
export function sortOf(query: Query, allowed: ReadonlySet<string>): SortBy[] {
  const parts = flatten(query.sort, 'sort');
  return parts.map((part) => {
    const [field = '', direction = 'asc'] = part.split(':');
    if (!allowed.has(field)) throw invalid(`Invalid key ${field}`, ['sort']);
    const order = direction.toLowerCase();
    if (order !== 'asc' && order !== 'desc') throw invalid('Invalid sort order', ['sort']);
    return { field, order } as const;
  });
}

/** `fields=a,b` or repeated key; null for all. */
export function fieldsOf(query: Query, allowed: ReadonlySet<string>): readonly string[] | null {
  const fields = flatten(query.fields, 'fields');
  if (fields.length === 0 || fields.includes('*')) return null;
  const unknown = fields.find((field) => !allowed.has(field));
  if (unknown !== undefined) throw invalid(`Invalid key ${unknown}`, ['fields']);
  return fields;
}

function flatten(node: QueryNode | undefined, name: string): string[] {
  if (node === undefined || node === '') return [];
  if (typeof node === 'string') return node.split(',').map((part) => part.trim());
  if (Array.isArray(node)) return node.flatMap((inner) => flatten(inner, name));
  return Object.entries(node).flatMap(([key, value]) => {
    if (/^\d+$/.test(key)) return flatten(value, name);
    if (typeof value !== 'string') throw invalid(`Invalid ${name}`, [name]);
    return [`${key}:${value}`];
  });
}
