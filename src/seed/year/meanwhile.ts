/**
 * Jobs that keep running while a past year is simulated behind an open shop: those about one item that somebody waits for. A job
 * that processes everything due by date waits until the year is finished, because it would take what is due on the simulated day.
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

/**
 * Of these jobs, those that run while the year is simulated, and those that wait until it is
 * finished.
 */
export function whilePlaying<J extends { name: string }>(
  jobs: readonly J[],
): [now: J[], later: J[]] {
  return [
    jobs.filter(({ name }) => MEANWHILE.has(name)),
    jobs.filter(({ name }) => !MEANWHILE.has(name)),
  ];
}
