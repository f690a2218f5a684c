import type { Config } from '#platform/config.ts';
import type { ForeignHosts } from '#platform/http/content-security-policy.ts';

const originOf = (address: string) => new URL(address).origin;

/**
 * Hosts of others that our pages may reach, because they were configured. Every page is opened for
 * them: a shopper walks to the payment without loading a new document.
 */
export function foreignHosts(config: Config): ForeignHosts {
  if (config.PAYMENT_PROVIDER !== 'stripe') return {};
  const script = originOf(config.STRIPE_JS_URL);
  const api = originOf(config.STRIPE_API_BASE);
  return {
    scripts: [script, 'https://*.js.stripe.com'],
    frames: [script, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: [api],
    images: ['https://*.stripe.com'],
    // Where a form that pays may be sent on to.
    forms: [api, 'https://hooks.stripe.com', 'https://pm-redirects.stripe.com'],
  };
}
