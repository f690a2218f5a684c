import type { Operation } from '#kit/operation.ts';

const PREFIXES = { shop: '/api/v2', content: '/api' } as const;

const files = import.meta.glob<Record<string, unknown>>(
  ['../modules/*/operations.ts', '../modules/*/content-operations.ts'],
  { eager: true },
);

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;

/**
 * A regular expression for the addresses of an operation; a category path may have several
 * segments.
 */
const expressionOf = (prefix: string, { path }: Operation) =>
  `${prefix}${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '.+')}`;

/** Regular expressions for the addresses of the operations that satisfy `is`. */
const expressionsOf = (is: (operation: Operation) => boolean): string[] => [
  ...new Set(
    Object.entries(files).flatMap(([file, exported]) => {
      const prefix = PREFIXES[file.endsWith('/content-operations.ts') ? 'content' : 'shop'];
      return Object.values(exported)
        .filter(isOperation)
        .filter(is)
        .map((operation) => expressionOf(prefix, operation));
    }),
  ),
];

const SHARED = new RegExp(`^(?:${expressionsOf(({ shared }) => shared === true).join('|')})/?$`);

/** Whether an API path belongs to an operation whose answer is the same for everybody. */
export const isSharedRead = (path: string): boolean => SHARED.test(path);

const FIRST = new RegExp(
  `^(?:/api/v2/admin|${expressionsOf(({ goesFirst }) => goesFirst === true).join('|')})(?:/|$)`,
);

/** Whether an API path is needed to pay, to sign in or to run the shop, and is never shed under load. */
export const isFirstCall = (path: string): boolean => FIRST.test(path);
