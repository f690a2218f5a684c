import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { PAGE_SIZES } from '#kit/page-size.ts';

export interface Paging {
  page: number;
  itemsPerPage: number;
  offset: number;
}

const LARGEST_NUMBER = 1_000_000;

/**
 * `page` (from 1) and `itemsPerPage` of a collection (contracts §1.3); an invalid value is a 400.
 */
export function pagingOf(c: Context, initial = PAGE_SIZES.list): Paging {
  const page = whole(c.req.query('page'), 1, 'page');
  const query = whole(c.req.query('itemsPerPage'), initial, 'itemsPerPage');
  const itemsPerPage = Math.min(query, PAGE_SIZES.largest);
  return { page, itemsPerPage, offset: (page - 1) * itemsPerPage };
}

function whole(text: string | undefined, initial: number, name: string): number {
  if (text === undefined) return initial;
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > LARGEST_NUMBER)
    throw new HTTPException(400, { message: `"${name}" should be a positive whole number` });
  return number;
}
