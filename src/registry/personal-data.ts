import { animalsData } from '#modules/animals/server/index.ts';
import { contactData } from '#modules/contact/server/index.ts';
import { customersData } from '#modules/customers/server/index.ts';
import { householdsData } from '#modules/households/server/index.ts';
import { identityData } from '#modules/identity/server/index.ts';
import { invoicesData } from '#modules/invoices/server/index.ts';
import { lifeEventsData } from '#modules/life-events/server/index.ts';
import { mediaData } from '#modules/media/server/index.ts';
import { newsletterData } from '#modules/newsletter/server/index.ts';
import { ordersData } from '#modules/orders/server/index.ts';
import { paymentsData } from '#modules/payments/server/index.ts';
import { portabilityData } from '#modules/portability/server/index.ts';
import { privacyData } from '#modules/privacy/server/index.ts';
import { promotionsData } from '#modules/promotions/server/index.ts';
import { reviewsData } from '#modules/reviews/server/index.ts';
import { sponsorshipData } from '#modules/sponsorship/server/index.ts';
import { stockAlertData } from '#modules/stock-alerts/server/index.ts';
import { subscriptionsData } from '#modules/subscriptions/server/index.ts';
import { teamSearchData } from '#modules/team-search/server/index.ts';
import { terminationsData } from '#modules/terminations/server/index.ts';
import { vetSheetsData } from '#modules/vet-sheets/server/index.ts';
import { withdrawalsData } from '#modules/withdrawals/server/index.ts';
import { systemTraces } from '#platform/person-traces.ts';
import type { PersonalData } from './schema.ts';

/**
 * LIST 5: the personal data of each module: how it is exported, how it is erased, what is retained
 * and why. A test fails for a table with a customer reference that is not listed.
 */
export const personalData: readonly PersonalData[] = [
  invoicesData,
  withdrawalsData,
  terminationsData,
  householdsData,
  subscriptionsData,
  vetSheetsData,
  lifeEventsData,
  animalsData,
  mediaData,
  ordersData,
  paymentsData,
  promotionsData,
  reviewsData,
  contactData,
  privacyData,
  newsletterData,
  stockAlertData,
  sponsorshipData,
  systemTraces,
  teamSearchData,
  portabilityData,
  identityData,
  customersData,
];
