import { ownValue } from '#kit/own-value.ts';

/** Permissions in the back office; each operation of the admin API requires one. */
export const PERMISSIONS = [
  'orders.read',
  /** Customer data of orders and subscriptions: names, addresses, e-mails, telephones. */
  'orders.people',
  'orders.manage',
  'orders.refund',
  'customers.read',
  'customers.manage',
  'subscriptions.read',
  'subscriptions.manage',
  /** Export and import of all customers with their subscriptions, for a move from or to another shop. */
  'people.transfer',
  /** Export of saved cards by their ids at the provider, which allow charges together with its key. */
  'cards.transfer',
  'catalogue.read',
  'catalogue.manage',
  'stock.manage',
  'prices.manage',
  'promotions.read',
  'promotions.manage',
  'content.read',
  'content.manage',
  /** Publishing a text written by somebody else, where a review is required. */
  'content.review',
  'finance.read',
  'finance.manage',
  'operations.read',
  'operations.manage',
  'staff.manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The built-in roles of a team. */
export const ROLES = ['direction', 'support', 'logistics', 'merchandising', 'accounting'] as const;
export type Role = (typeof ROLES)[number];

/** Roles as stored: a built-in one, `composed`, or `machine` for an API key. */
export const MEMBER_ROLES = [...ROLES, 'composed', 'machine'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** A role code: the name of a built-in role, or `r12` for a composed one. */
export type RoleCode = Role | `r${number}`;
export const ROLE_CODE = new RegExp(`^(${ROLES.join('|')}|r[1-9]\\d{0,8})$`);

export const roleCodeOf = (role: MemberRole, composedId: number | null): string =>
  composedId === null ? role : `r${composedId}`;

const GRANTED: Readonly<Record<Role, readonly Permission[]>> = {
  direction: PERMISSIONS,
  support: [
    'orders.read',
    'orders.people',
    'orders.manage',
    'orders.refund',
    'customers.read',
    'customers.manage',
    'subscriptions.read',
    'subscriptions.manage',
    'catalogue.read',
    'promotions.read',
    'content.read',
  ],
  logistics: [
    'orders.read',
    'orders.people',
    'orders.manage',
    'customers.read',
    'subscriptions.read',
    'catalogue.read',
    'stock.manage',
    'operations.read',
  ],
  merchandising: [
    'orders.read',
    'subscriptions.read',
    'catalogue.read',
    'catalogue.manage',
    'stock.manage',
    'prices.manage',
    'promotions.read',
    'promotions.manage',
    'content.read',
    'content.manage',
    'content.review',
  ],
  accounting: [
    'orders.read',
    'orders.people',
    'orders.refund',
    'customers.read',
    'subscriptions.read',
    'catalogue.read',
    'promotions.read',
    'finance.read',
    'finance.manage',
  ],
};

/** Permissions of a built-in role. */
export const permissionsOf = (role: Role): readonly Permission[] => GRANTED[role];

/** A staff member or key with permissions. */
export interface Permitted {
  readonly permissions: readonly Permission[];
}

export const mayDo = ({ permissions }: Permitted, permission: Permission): boolean =>
  permissions.includes(permission);

/** Whether somebody has all these permissions: nobody may grant, or remove from a colleague, one they lack. */
export const hasAll = (actor: Permitted, wanted: readonly Permission[]): boolean =>
  wanted.every((permission) => mayDo(actor, permission));

/** Permissions for people only: managing team, roles and keys, exporting saved cards, and reviewing texts. */
const OF_PEOPLE: readonly Permission[] = ['staff.manage', 'cards.transfer', 'content.review'];

/** Permissions an API key may have. */
export const KEY_PERMISSIONS = PERMISSIONS.filter((permission) => !OF_PEOPLE.includes(permission));

/** Areas where something is read under another name than it is changed. */
const READ_IN: Readonly<Record<string, string>> = {
  stock: 'catalogue',
  prices: 'catalogue',
  // Their sheets are on the page of catalogue sheets.
  people: 'catalogue',
  cards: 'catalogue',
};

/** Adds the permission to read to each one to change: `orders.manage` includes `orders.read`. */
export function withReading(wanted: readonly Permission[]): Permission[] {
  const reading = wanted.map((permission) => {
    const [area = ''] = permission.split('.');
    return `${ownValue(READ_IN, area) ?? area}.read`;
  });
  return PERMISSIONS.filter(
    (permission) => wanted.includes(permission) || reading.includes(permission),
  );
}

/** Current permissions of a key: its scopes, limited to what its author may do today. */
export const permissionsOfKey = (
  given: readonly Permission[],
  maker: Permitted,
): readonly Permission[] =>
  KEY_PERMISSIONS.filter((permission) => given.includes(permission) && mayDo(maker, permission));

/** Permissions of a staff member by built-in or composed role; for a machine, those of its key. */
export function permissionsOfMember(
  role: MemberRole,
  composed: readonly string[] | null,
): readonly Permission[] {
  if (composed) return currentPermissions(composed);
  return role === 'composed' || role === 'machine' ? [] : permissionsOf(role);
}

/** Permissions as stored, without those that no longer exist. */
export const currentPermissions = (stored: readonly string[]): Permission[] =>
  PERMISSIONS.filter((permission) => stored.includes(permission));
