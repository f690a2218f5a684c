import type { Kysely, Transaction } from 'kysely';
import type { AnimalsTables } from '#modules/animals/server/tables.ts';
import type { BooksTables } from '#modules/books/server/tables.ts';
import type { CampaignsTables } from '#modules/campaigns/server/tables.ts';
import type { CarriersTables } from '#modules/carriers/server/tables.ts';
import type { CatalogTables } from '#modules/catalog/server/tables.ts';
import type { ChannelsTables } from '#modules/channels/server/tables.ts';
import type { CheckoutTables } from '#modules/checkout/server/tables.ts';
import type { ClaimsTables } from '#modules/claims/server/tables.ts';
import type { ContactTables } from '#modules/contact/server/tables.ts';
import type { ContentTables } from '#modules/content/server/tables.ts';
import type { CustomersTables } from '#modules/customers/server/tables.ts';
import type { FiguresTables } from '#modules/figures/server/tables.ts';
import type { HouseholdsTables } from '#modules/households/server/tables.ts';
import type { IdentityTables } from '#modules/identity/server/tables.ts';
import type { InvoicesTables } from '#modules/invoices/server/tables.ts';
import type { LifeEventsTables } from '#modules/life-events/server/tables.ts';
import type { MediaTables } from '#modules/media/server/tables.ts';
import type { NewsletterTables } from '#modules/newsletter/server/tables.ts';
import type { OrdersTables } from '#modules/orders/server/tables.ts';
import type { PaymentsTables } from '#modules/payments/server/tables.ts';
import type { PlannedChangesTables } from '#modules/planned-changes/server/tables.ts';
import type { PrivacyTables } from '#modules/privacy/server/tables.ts';
import type { PromotionsTables } from '#modules/promotions/server/tables.ts';
import type { PurchasingTables } from '#modules/purchasing/server/tables.ts';
import type { RenewalsTables } from '#modules/renewals/server/tables.ts';
import type { ReviewsTables } from '#modules/reviews/server/tables.ts';
import type { SearchTables } from '#modules/search/server/tables.ts';
import type { SegmentsTables } from '#modules/segments/server/tables.ts';
import type { SettingsTables } from '#modules/settings/server/tables.ts';
import type { SheetsTables } from '#modules/sheets/server/tables.ts';
import type { ShippingTables } from '#modules/shipping/server/tables.ts';
import type { SponsorshipTables } from '#modules/sponsorship/server/tables.ts';
import type { StaffTables } from '#modules/staff/server/tables.ts';
import type { StockAlertsTables } from '#modules/stock-alerts/server/tables.ts';
import type { SubscriptionsTables } from '#modules/subscriptions/server/tables.ts';
import type { TeamSearchTables } from '#modules/team-search/server/tables.ts';
import type { TerminationsTables } from '#modules/terminations/server/tables.ts';
import type { TrackingTables } from '#modules/tracking/server/tables.ts';
import type { VetSheetsTables } from '#modules/vet-sheets/server/tables.ts';
import type { WavesTables } from '#modules/waves/server/tables.ts';
import type { WebhooksTables } from '#modules/webhooks/server/tables.ts';
import type { WithdrawalsTables } from '#modules/withdrawals/server/tables.ts';
import type { PersonalData as AnyPersonalData } from '#platform/personal-data.ts';
import type { Reader as AnyReader } from '#platform/replica-reads.ts';
import type { PlatformTables } from '#platform/tables.ts';
import type {
  AppContext as AnyAppContext,
  UnitOfWork as AnyUnitOfWork,
} from '#platform/unit-of-work.ts';
import type { CardProviderTables } from '#standins/card-provider/tables.ts';
import type { CarrierStandinTables } from '#standins/carriers/tables.ts';
import type { IdentityProviderTables } from '#standins/identity-provider/tables.ts';
import type { RelayNetworkTables } from '#standins/relay-network/tables.ts';
import type { Events } from './events.ts';

/** LIST 4: every table, by the module that owns it. Checked against a freshly migrated database. */
export interface Database
  extends PlatformTables,
    ChannelsTables,
    MediaTables,
    ContactTables,
    ContentTables,
    CatalogTables,
    ReviewsTables,
    PromotionsTables,
    ShippingTables,
    SegmentsTables,
    SettingsTables,
    CustomersTables,
    StockAlertsTables,
    IdentityTables,
    PrivacyTables,
    PaymentsTables,
    CardProviderTables,
    IdentityProviderTables,
    RelayNetworkTables,
    OrdersTables,
    SubscriptionsTables,
    RenewalsTables,
    SheetsTables,
    CheckoutTables,
    InvoicesTables,
    BooksTables,
    FiguresTables,
    WithdrawalsTables,
    WavesTables,
    CarriersTables,
    ClaimsTables,
    PurchasingTables,
    CarrierStandinTables,
    WebhooksTables,
    TerminationsTables,
    TrackingTables,
    PlannedChangesTables,
    SearchTables,
    TeamSearchTables,
    AnimalsTables,
    HouseholdsTables,
    LifeEventsTables,
    VetSheetsTables,
    NewsletterTables,
    SponsorshipTables,
    CampaignsTables,
    StaffTables {}

export type { Events } from './events.ts';
export type Db = Kysely<Database>;
/** What a query takes that may run on a replica. */
export type Reader = AnyReader<Database>;
export type Tx = Transaction<Database>;
export type AppContext = AnyAppContext<Database, Events>;
export type UnitOfWork = AnyUnitOfWork<Database, Events>;
export type PersonalData = AnyPersonalData<Database, Events>;
