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
  'catalogue.read',
  'catalogue.manage',
  'stock.manage',
  'prices.manage',
  'promotions.read',
  'promotions.manage',
  'content.read',
  'content.manage',
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

/** What a role may do. */
export const permissionsOf = (role: Role): readonly Permission[] => GRANTED[role];

export const mayDo = (role: Role, permission: Permission): boolean =>
  GRANTED[role].includes(permission);
