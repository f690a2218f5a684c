import type { Operation } from '#kit/operation.ts';
import {
  KEY_PERMISSIONS,
  PERMISSIONS,
  type Permission,
  permissionsOf,
  ROLES,
} from '#modules/staff/rules/index.ts';

interface AdminOperation extends Operation {
  readonly permission?: Permission;
}

const isOperation = (value: unknown): value is AdminOperation =>
  typeof value === 'object' && value !== null && 'refusals' in value && 'answer' in value;

const mark = (isGiven: boolean) => (isGiven ? 'yes' : '');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/**
 * Every operation of the admin API by every role, as a page: what each role of the house is let to, what a key may be given,
 * and by which permission a composed role is. The tests that call them all find the same.
 */
export function permissionMatrix(files: Record<string, object>): string {
  const operations = Object.values(files)
    .flatMap((exported) => Object.values(exported))
    .filter(isOperation)
    .filter(({ hidden }) => !hidden)
    .toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
  const of = (permission: Permission | undefined) =>
    operations.filter((operation) => operation.permission === permission);
  const sections = PERMISSIONS.map((permission) => {
    const given = [
      ...ROLES.map((role) => mark(permissionsOf(role).includes(permission))),
      mark(KEY_PERMISSIONS.some((one) => one === permission)),
    ];
    return [
      `## ${permission}`,
      '',
      row(['operation', 'call', ...ROLES, 'key']),
      row(['---', '---', ...ROLES.map(() => ':-:'), ':-:']),
      ...of(permission).map(({ id, method, path }) =>
        row([id, `\`${method.toUpperCase()} ${path}\``, ...given]),
      ),
      '',
    ].join('\n');
  });
  const open = of(undefined).map(
    ({ id, method, path }) => `- ${id}: \`${method.toUpperCase()} ${path}\``,
  );
  return `# Who may call what

Written by \`npx vitest run --project unit tests/house/permission-matrix.test.ts -u\` from the operations and the roles: ${operations.length} operations
of the admin API, each with the one permission it needs. A **composed role** and a **key** are let to exactly the operations of the permissions
they were given; a key never does more than its maker may today, and is never given \`staff.manage\`. The tests of
\`src/modules/staff/server/staff.db.test.ts\` call every operation that is empty here as that role, with a key and as a composed role, and find it
refused; every one that says yes as direction, and one of each permission as the other roles, and find it let.

${sections.join('\n')}
## No permission

For signing in, and for one’s own access, views and lists; a key is let to none of them but to who it is.

${open.join('\n')}
`;
}
