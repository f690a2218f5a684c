import type { LucideIcon } from 'lucide-react';
import {
  CreditCard,
  Gift,
  MapPin,
  MessageCircle,
  Package,
  PawPrint,
  RefreshCw,
  ShieldCheck,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import { conversationPaths } from '#pages/conversation-paths.ts';
import { householdPaths } from '#pages/household-paths.ts';
import type { PublicSettings } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';

type Features = PublicSettings['features'];

interface AccountPage {
  name:
    | 'orders'
    | 'subscriptions'
    | 'animals'
    | 'household'
    | 'personalData'
    | 'addresses'
    | 'cards'
    | 'credit'
    | 'sponsorships'
    | 'conversations'
    | 'myData';
  to: string;
  icon: LucideIcon;
  /** The feature flag that shows this page. */
  feature?: keyof Features;
}

/** The pages of the account, in menu order (ACC-01). */
const PAGES: readonly AccountPage[] = [
  { name: 'orders', to: paths.orders(), icon: Package, feature: 'orders' },
  {
    name: 'subscriptions',
    to: paths.subscriptions(),
    icon: RefreshCw,
    feature: 'subscriptions',
  },
  { name: 'animals', to: paths.animals(), icon: PawPrint, feature: 'animals' },
  {
    name: 'household',
    to: householdPaths.household(),
    icon: Users,
    feature: 'subscriptions',
  },
  { name: 'personalData', to: paths.personalData(), icon: UserRound },
  { name: 'addresses', to: paths.addresses(), icon: MapPin },
  { name: 'cards', to: paths.cards(), icon: CreditCard },
  { name: 'credit', to: paths.credit(), icon: Wallet },
  { name: 'sponsorships', to: paths.sponsorships(), icon: Gift, feature: 'sponsorship' },
  { name: 'conversations', to: conversationPaths.list(), icon: MessageCircle },
  { name: 'myData', to: paths.myData(), icon: ShieldCheck },
];

/** The account pages whose feature is enabled. */
export const accountPages = (features: Features): readonly AccountPage[] =>
  PAGES.filter(({ feature }) => feature === undefined || features[feature]);
