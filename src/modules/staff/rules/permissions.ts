import { ownValue } from '#kit/own-value.ts';

/** What somebody may do in the back office; each call of the admin API asks for one. */
export const PERMISSIONS = [
  'orders.read',
  /** Whose an order or a subscription is: names, addresses, e-mails, telephones. */
  'orders.people',
  'orders.manage',
  'orders.refund',
  'customers.read',
  'customers.manage',
  'subscriptions.read',
  'subscriptions.manage',
  /** All customers with what they subscribe to, out to another shop and in from one. */
  'people.transfer',
  /** Their kept cards as the provider names them: who has these and its key can charge. */
  'cards.transfer',
  'catalogue.read',
  'catalogue.manage',
  'stock.manage',
  'prices.manage',
  'promotions.read',
  'promotions.manage',
  'content.read',
  'content.manage',
  /** Publishing what somebody else wrote, where a text is read by two. */
  'content.review',
  'finance.read',
  'finance.manage',
  'operations.read',
  'operations.manage',
  'staff.manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The five of a team: who decides, answers, sends, stocks the shelves, counts. */
export const ROLES = ['direction', 'support', 'logistics', 'merchandising', 'accounting'] as const;
export type Role = (typeof ROLES)[number];

/** As it is kept of somebody: one of those, one the team composed itself, or that of a machine with a key. */
export const MEMBER_ROLES = [...ROLES, 'composed', 'machine'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** A role as somebody is given it: by its name, or `r12` for one the team composed. */
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

/** What a role of the house may do. */
export const permissionsOf = (role: Role): readonly Permission[] => GRANTED[role];

/** Whoever works in the back office, and what they may do. */
export interface Permitted {
  readonly permissions: readonly Permission[];
}

export const mayDo = ({ permissions }: Permitted, permission: Permission): boolean =>
  permissions.includes(permission);

/** Whether somebody has all of these: nobody gives, or takes from a colleague, what they have not themselves. */
export const hasAll = (actor: Permitted, wanted: readonly Permission[]): boolean =>
  wanted.every((permission) => mayDo(actor, permission));

/** What stays with people: making colleagues, roles and keys, taking all kept cards along, and reading what another wrote. */
const OF_PEOPLE: readonly Permission[] = ['staff.manage', 'cards.transfer', 'content.review'];

/** What a machine may be given. */
export const KEY_PERMISSIONS = PERMISSIONS.filter((permission) => !OF_PEOPLE.includes(permission));

/** Where what is changed is read, when that is another area. */
const READ_IN: Readonly<Record<string, string>> = {
  stock: 'catalogue',
  prices: 'catalogue',
  // Their sheets stand on the page of the sheets of the catalogue.
  people: 'catalogue',
  cards: 'catalogue',
};

/** What changes something is of no use to who cannot read it: `orders.manage` comes with `orders.read`. */
export function withReading(wanted: readonly Permission[]): Permission[] {
  const reading = wanted.map((permission) => {
    const [area = ''] = permission.split('.');
    return `${ownValue(READ_IN, area) ?? area}.read`;
  });
  return PERMISSIONS.filter(
    (permission) => wanted.includes(permission) || reading.includes(permission),
  );
}

/** What a key may do now: what it was made with, and no more than its maker may do today. */
export const permissionsOfKey = (
  given: readonly Permission[],
  maker: Permitted,
): readonly Permission[] =>
  KEY_PERMISSIONS.filter((permission) => given.includes(permission) && mayDo(maker, permission));

/** What somebody may do: by their role, or by what the team composed theirs of. A machine has what its key was given. */
export function permissionsOfMember(
  role: MemberRole,
  composed: readonly string[] | null,
): readonly Permission[] {
  if (composed) return currentPermissions(composed);
  return role === 'composed' || role === 'machine' ? [] : permissionsOf(role);
}

/** What is kept in the database, where a permission may stand that there is no more. */
export const currentPermissions = (stored: readonly string[]): Permission[] =>
  PERMISSIONS.filter((permission) => stored.includes(permission));
