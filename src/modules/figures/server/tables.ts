import type { Generated, GeneratedAlways } from 'kysely';
import type { SiteCode } from '#kit/sites.ts';
import type { RECOVERY_MEANS, RECURRING_MOVES, SALE_KINDS } from '../rules/index.ts';

export interface SalesFactsTable {
  day: string;
  channel: string;
  kind: (typeof SALE_KINDS)[number];
  /** Empty: the order as a whole. */
  product_sku: string;
  orders: number;
  pieces: number;
  /** Cents, tax included. */
  gross: number;
  given: number;
  /** For articles with a recorded cost: units, cents paid without tax, and their cost. */
  costed_pieces: number;
  costed_net: number;
  cost: number;
}

/** The same of all products of a day; `orders` counts each once. */
export type SaleDayFactsTable = Omit<SalesFactsTable, 'product_sku'>;

/** What was sold of a product on a day, in orders of any kind. */
export type SaleProductFactsTable = Omit<SalesFactsTable, 'kind' | 'orders' | 'given'>;

/** The same in a month. */
export interface SaleMonthFactsTable extends Omit<SaleProductFactsTable, 'day'> {
  /** Its first day. */
  month: string;
}

export interface InvoiceFactsTable {
  day: string;
  channel: string;
  invoices: number;
  credit_notes: number;
  invoiced: number;
  credited: number;
}

export interface RenewalFactsTable {
  day: string;
  channel: string;
  charged: number;
  refused: number;
  recovered: number;
  lost: number;
  refused_amount: number;
  recovered_amount: number;
}

type Move = (typeof RECURRING_MOVES)[number];

export interface RecurringMovesTable {
  subscription: string;
  day: string;
  channel: string;
  move: Move;
  amount: number;
}

export interface RecurringFactsTable {
  day: string;
  channel: string;
  move: Move;
  subscriptions: number;
  amount: number;
}

export interface SubscriptionLivesTable {
  subscription: string;
  channel: string;
  /** First day of the month of the start. */
  cohort: string;
  began_on: string;
  ended_on: string | null;
  reason: string | null;
}

export interface SubscriptionMonthsTable {
  subscription: string;
  cohort: string;
  channel: string;
  month: string;
  orders: number;
  gross: number;
}

export interface CohortFactsTable {
  cohort: string;
  channel: string;
  month: string;
  began: number;
  ended: number;
  orders: number;
  gross: number;
}

export interface EndingFactsTable {
  day: string;
  channel: string;
  reason: string;
  subscriptions: number;
  amount: number;
}

export interface RecoveryFactsTable {
  day: string;
  channel: string;
  means: (typeof RECOVERY_MEANS)[number];
  renewals: number;
  amount: number;
}

export interface PromotionFactsTable {
  day: string;
  channel: string;
  /** Empty: orders without a promotion. */
  promotion: string;
  orders: number;
  starts: number;
  gross: number;
  given: number;
  /** Part of it on later deliveries. */
  promised: number;
}

export interface DispatchFactsTable {
  day: string;
  channel: string;
  promised: number;
  left_in_time: number;
  left_late: number;
  arrived: number;
  arrived_in_time: number;
}

export interface FunnelFactsTable {
  day: string;
  channel: string;
  opened: number;
  addressed: number;
  shipping: number;
  payment: number;
  placed: number;
  guided: number;
  guided_placed: number;
}

export interface GuideCountsTable {
  day: string;
  channel: string;
  proposed: Generated<number>;
  without: Generated<number>;
}

export interface FigureMailsTable {
  staff_id: number;
  channel: SiteCode | null;
  /** Monday of the last week sent. */
  sent_for: Generated<string | null>;
}

/** Changes since the last run; written by triggers only (migrations 0511, 0560). */
export interface FigureChangesTable {
  id: GeneratedAlways<number>;
  what: 'sales' | 'invoices' | 'renewals' | 'recurring' | 'dispatch';
  day: string | null;
  subscription: string | null;
}

export interface FigurePaceTable {
  single: Generated<true>;
  kept_at: Generated<Date>;
  again_at: Date | null;
}

interface FigureDifferencesTable {
  what: string;
  day: string;
}

export interface FiguresTables {
  sales_facts: SalesFactsTable;
  sale_day_facts: SaleDayFactsTable;
  sale_product_facts: SaleProductFactsTable;
  sale_month_facts: SaleMonthFactsTable;
  invoice_facts: InvoiceFactsTable;
  renewal_facts: RenewalFactsTable;
  recurring_moves: RecurringMovesTable;
  recurring_facts: RecurringFactsTable;
  subscription_lives: SubscriptionLivesTable;
  subscription_months: SubscriptionMonthsTable;
  cohort_facts: CohortFactsTable;
  ending_facts: EndingFactsTable;
  recovery_facts: RecoveryFactsTable;
  promotion_facts: PromotionFactsTable;
  dispatch_facts: DispatchFactsTable;
  funnel_facts: FunnelFactsTable;
  guide_counts: GuideCountsTable;
  figure_mails: FigureMailsTable;
  figure_changes: FigureChangesTable;
  figure_differences: FigureDifferencesTable;
  figure_pace: FigurePaceTable;
}
