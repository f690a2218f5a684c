import {
  Activity,
  CalendarCheck,
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
  Star,
  TicketPercent,
  Truck,
  Undo2,
  Users,
} from 'lucide-react';
import type { Permission } from '#modules/staff/rules/index.ts';
import type messages from '../messages/frame.fr.json';
import { officePaths } from '../paths.ts';

export interface OfficeSection {
  /** Its words stand in `sections` of the frame's messages. */
  name: keyof typeof messages.sections;
  to: string;
  icon: LucideIcon;
  /** Whoever may not do this does not see it; null: everybody. */
  permission: Permission | null;
  /** Where else one is in this section. */
  also?: string;
}

/** The menu of the back office, in its order. */
const sections: readonly OfficeSection[] = [
  { name: 'home', to: officePaths.home(), icon: CalendarCheck, permission: null },
  { name: 'orders', to: officePaths.orders(), icon: ShoppingBag, permission: 'orders.read' },
  { name: 'parcels', to: officePaths.preparation(), icon: Truck, permission: 'orders.people' },
  { name: 'recalls', to: officePaths.recalls(), icon: PackageX, permission: 'orders.read' },
  {
    name: 'subscriptions',
    to: officePaths.subscriptions(),
    icon: Repeat,
    permission: 'subscriptions.read',
  },
  { name: 'customers', to: officePaths.customers(), icon: Users, permission: 'customers.read' },
  { name: 'messages', to: officePaths.messages(), icon: Mail, permission: 'customers.read' },
  { name: 'withdrawals', to: officePaths.withdrawals(), icon: Undo2, permission: 'orders.refund' },
  { name: 'reviews', to: officePaths.reviews(), icon: Star, permission: 'customers.read' },
  {
    name: 'catalogue',
    to: officePaths.products(),
    icon: Package,
    permission: 'catalogue.read',
    also: officePaths.categories(),
  },
  { name: 'stock', to: officePaths.stock(), icon: PackagePlus, permission: 'stock.manage' },
  {
    name: 'promotions',
    to: officePaths.promotions(),
    icon: TicketPercent,
    permission: 'promotions.read',
  },
  {
    name: 'campaigns',
    to: officePaths.campaigns(),
    icon: Megaphone,
    permission: 'promotions.read',
  },
  {
    name: 'content',
    to: officePaths.contents(),
    icon: FileText,
    permission: 'content.read',
    also: officePaths.routeRules(),
  },
  { name: 'finance', to: officePaths.finances(), icon: Landmark, permission: 'finance.read' },
  {
    name: 'operations',
    to: officePaths.operations(),
    icon: Activity,
    permission: 'operations.read',
  },
  { name: 'staff', to: officePaths.team(), icon: IdCard, permission: 'staff.manage' },
  { name: 'journal', to: officePaths.journal(), icon: ScrollText, permission: 'staff.manage' },
];

/** What somebody with these permissions finds in the menu. */
export const sectionsFor = (permissions: readonly Permission[]): readonly OfficeSection[] =>
  sections.filter(({ permission }) => permission === null || permissions.includes(permission));
