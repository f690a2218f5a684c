import type { Operation } from '#kit/operation.ts';

const PREFIXES = { shop: '/api/v2', content: '/api' } as const;

const files = import.meta.glob<Record<string, unknown>>(
  ['../modules/*/operations.ts', '../modules/*/content-operations.ts'],
  { eager: true },
);

const isShared = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'shared' in value && value.shared === true;

/**
 * A regular expression for the addresses of an operation; a category path may have several
 * segments.
 */
const expressionOf = (prefix: string, { path }: Operation) =>
  `${prefix}${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '.+')}`;

const expressions = Object.entries(files).flatMap(([file, exported]) => {
  const prefix = PREFIXES[file.endsWith('/content-operations.ts') ? 'content' : 'shop'];
  return Object.values(exported)
    .filter(isShared)
    .map((operation) => expressionOf(prefix, operation));
});

const SHARED = new RegExp(`^(?:${[...new Set(expressions)].join('|')})/?$`);

/** Whether an API path belongs to an operation whose answer is the same for everybody. */
export const isSharedRead = (path: string): boolean => SHARED.test(path);
