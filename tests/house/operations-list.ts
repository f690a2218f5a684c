import type { Operation } from '#kit/operation.ts';

const PREFIXES = { shop: '/api/v2', admin: '/api/v2', content: '/api' } as const;
type Api = keyof typeof PREFIXES;

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'refusals' in value && 'answer' in value;

const apiOf = (file: string): Api => {
  if (file.endsWith('/admin-operations.ts')) return 'admin';
  return file.endsWith('/content-operations.ts') ? 'content' : 'shop';
};

function lineOf(api: Api, operation: Operation): string {
  const { id, method, path, query, permission, answer, otherwise = [], refusals } = operation;
  const implied = permission ? ([401, 403] as const) : [];
  const statuses = [answer, ...otherwise]
    .map(({ status }) => status)
    .concat(refusals, implied)
    .toSorted((a, b) => a - b);
  const keys = Object.keys(query?.shape ?? {});
  return [
    method.toUpperCase().padEnd(6),
    PREFIXES[api] + path + (keys.length > 0 ? `?${keys.join('&')}` : ''),
    id,
    permission && `[${permission}]`,
    [...new Set(statuses)].join(' '),
  ]
    .filter(Boolean)
    .join('  ');
}

/** Every operation of the three APIs, one a line, from the modules' own files. */
export function operationLines(files: Record<string, object>): string {
  const found = Object.entries(files).flatMap(([file, exported]) =>
    Object.values(exported)
      .filter(isOperation)
      .map((operation) => ({ api: apiOf(file), operation })),
  );
  return (['shop', 'content', 'admin'] as const)
    .map((api) => {
      const lines = found
        .filter((one) => one.api === api && !one.operation.hidden)
        .map(
          ({ operation }) =>
            [`${operation.path} ${operation.method}`, lineOf(api, operation)] as const,
        )
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, line]) => line);
      return `# ${api} API: ${lines.length} operations\n\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
