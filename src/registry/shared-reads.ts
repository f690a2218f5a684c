import type { Operation } from '#kit/operation.ts';

const PREFIXES = { shop: '/api/v2', content: '/api' } as const;

const files = import.meta.glob<Record<string, unknown>>(
  ['../modules/*/operations.ts', '../modules/*/content-operations.ts'],
  { eager: true },
);

const isShared = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'shared' in value && value.shared === true;

/** The addresses of an operation; a category's is a path of its own. */
const expressionOf = (prefix: string, { path }: Operation) =>
  `${prefix}${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '.+')}`;

const expressions = Object.entries(files).flatMap(([file, exported]) => {
  const prefix = PREFIXES[file.endsWith('/content-operations.ts') ? 'content' : 'shop'];
  return Object.values(exported)
    .filter(isShared)
    .map((operation) => expressionOf(prefix, operation));
});

const SHARED = new RegExp(`^(?:${[...new Set(expressions)].join('|')})/?$`);

/** Whether a path of the APIs is read by an operation that answers everybody the same. */
export const isSharedRead = (path: string): boolean => SHARED.test(path);
