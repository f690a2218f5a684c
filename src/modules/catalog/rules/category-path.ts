/** Path of a category named `slug` below a parent path; null: at the top. */
export const pathUnder = (parent: string | null, slug: string): string =>
  parent === null ? slug : `${parent}/${slug}`;

/** The last part of a path: `chien/croquettes` → `croquettes`. */
export const slugIn = (path: string): string => path.split('/').at(-1) ?? path;

/** Whether a path is equal to or below another. */
export const isBelow = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`);
