/**
 * Jobs that go on while the year before is played behind an open shop: what somebody waits for, of one thing each. Whatever looks
 * for everything that is due by its date waits until the year is over: it would take what is due on the past day being played.
 */
const MEANWHILE: ReadonlySet<string> = new Set([
  'deliver-mail',
  'render-pictures',
  'place-demo-orders',
  'send-order-confirmation',
  'keep-order-addresses',
  'attach-guest-orders',
  'start-subscriptions',
  'settle-payment',
  'send-card-webhooks',
  'mail-password-reset',
  'mail-sign-in-link',
  'confirm-new-email',
  'prepare-data-export',
  'follow-newsletter-choice',
  'fetch-labels',
  'send-parcels-notice',
  'index-products',
  'index-entry',
  'index-categories',
  'refresh-catalogue',
  'refresh-category',
  'rebuild-search',
]);

/** Of these jobs those that go on while the year is played, and those that wait until it is over. */
export function whilePlaying<J extends { name: string }>(
  jobs: readonly J[],
): [now: J[], later: J[]] {
  return [
    jobs.filter(({ name }) => MEANWHILE.has(name)),
    jobs.filter(({ name }) => !MEANWHILE.has(name)),
  ];
}
