import {
  Activity,
  CalendarCheck,
  ChartColumn,
  FileText,
  IdCard,
  Landmark,
  type LucideIcon,
  Mail,
  Megaphone,
  Package,
  PackagePlus,
  PackageX,
  Repeat,
  ScrollText,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  TicketPercent,
  Truck,
  Undo2,
  Users,
  UsersRound,
} from 'lucide-react';
import type { Permission } from '#modules/staff/rules/index.ts';
import type messages from '../messages/frame.fr.json';
import { officePaths } from '../paths.ts';

export interface OfficeSection {
  /** Key of its label in `sections` of the messages. */
  name: keyof typeof messages.sections;
  /** Sections of a group are listed together, under its heading in `groups` of the messages. */
  group: keyof typeof messages.groups | 'day';
  to: string;
  icon: LucideIcon;
  /** Permission needed to see it; null: everybody. */
  permission: Permission | null;
  /** Another address that belongs to this section. */
  also?: string;
}

/** The menu of the back office, in its order. */
const sections: readonly OfficeSection[] = [
  { name: 'home', group: 'day', to: officePaths.home(), icon: CalendarCheck, permission: null },
  {
    name: 'orders',
    group: 'sales',
    to: officePaths.orders(),
    icon: ShoppingBag,
    permission: 'orders.read',
  },
  {
    name: 'parcels',
    group: 'sales',
    to: officePaths.preparation(),
    icon: Truck,
    permission: 'orders.people',
  },
  {
    name: 'recalls',
    group: 'sales',
    to: officePaths.recalls(),
    icon: PackageX,
    permission: 'orders.read',
    also: officePaths.stockLots(),
  },
  {
    name: 'subscriptions',
    group: 'sales',
    to: officePaths.subscriptions(),
    icon: Repeat,
    permission: 'subscriptions.read',
  },
  {
    name: 'customers',
    group: 'people',
    to: officePaths.customers(),
    icon: Users,
    permission: 'customers.read',
  },
  {
    name: 'messages',
    group: 'people',
    to: officePaths.messages(),
    icon: Mail,
    permission: 'customers.read',
  },
  {
    name: 'withdrawals',
    group: 'sales',
    to: officePaths.withdrawals(),
    icon: Undo2,
    permission: 'orders.refund',
  },
  {
    name: 'reviews',
    group: 'people',
    to: officePaths.reviews(),
    icon: Star,
    permission: 'customers.read',
  },
  {
    name: 'catalogue',
    group: 'shop',
    to: officePaths.products(),
    icon: Package,
    permission: 'catalogue.read',
    also: officePaths.categories(),
  },
  {
    name: 'stock',
    group: 'shop',
    to: officePaths.stock(),
    icon: PackagePlus,
    permission: 'stock.manage',
    also: officePaths.purchases(),
  },
  {
    name: 'promotions',
    group: 'shop',
    to: officePaths.promotions(),
    icon: TicketPercent,
    permission: 'promotions.read',
  },
  {
    name: 'campaigns',
    group: 'shop',
    to: officePaths.campaigns(),
    icon: Megaphone,
    permission: 'promotions.read',
    also: officePaths.newsletters(),
  },
  {
    name: 'segments',
    group: 'shop',
    to: officePaths.segments(),
    icon: UsersRound,
    permission: 'promotions.read',
  },
  {
    name: 'content',
    group: 'shop',
    to: officePaths.contents(),
    icon: FileText,
    permission: 'content.read',
    also: officePaths.routeRules(),
  },
  {
    name: 'figures',
    group: 'house',
    to: officePaths.figures(),
    icon: ChartColumn,
    permission: 'finance.read',
  },
  {
    name: 'finance',
    group: 'house',
    to: officePaths.finances(),
    icon: Landmark,
    permission: 'finance.read',
  },
  {
    name: 'operations',
    group: 'house',
    to: officePaths.operations(),
    icon: Activity,
    permission: 'operations.read',
  },
  {
    name: 'settings',
    group: 'house',
    to: officePaths.shipping(),
    icon: SlidersHorizontal,
    permission: 'catalogue.read',
    also: officePaths.settings(),
  },
  {
    name: 'staff',
    group: 'house',
    to: officePaths.team(),
    icon: IdCard,
    permission: 'staff.manage',
  },
  {
    name: 'journal',
    group: 'house',
    to: officePaths.journal(),
    icon: ScrollText,
    permission: 'staff.manage',
  },
];

/** The menu for these permissions. */
export const sectionsFor = (permissions: readonly Permission[]): readonly OfficeSection[] =>
  sections.filter(({ permission }) => permission === null || permissions.includes(permission));

/** The menu for these permissions by group, in order. */
export function groupsFor(
  permissions: readonly Permission[],
): { group: OfficeSection['group']; sections: OfficeSection[] }[] {
  const shown = sectionsFor(permissions);
  const names = [...new Set(shown.map(({ group }) => group))];
  return names.map((group) => ({
    group,
    sections: shown.filter((section) => section.group === group),
  }));
}
