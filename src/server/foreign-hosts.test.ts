import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { policyFor } from '#platform/http/content-security-policy.ts';
import { foreignHosts } from './foreign-hosts.ts';

const policyOf = (env: Record<string, string>) => policyFor([], foreignHosts(readConfig(env)));

test('PAY-02 pages are opened for the card provider only when it is configured', () => {
  expect(policyOf({})).not.toContain('stripe');
  expect(policyOf({})).toContain("form-action 'self';");
  const opened = policyOf({
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
  expect(opened).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(opened).toContain("connect-src 'self' https://api.stripe.com;");
  expect(opened).toMatch(/frame-src 'self' .*https:\/\/hooks\.stripe\.com;/);
});

test('AUT-28 pages are opened for the bot protection only when it is configured', () => {
  expect(policyOf({})).not.toContain('recaptcha');
  const google = policyOf({ RECAPTCHA_SITE_KEY: 'key' });
  expect(google).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  expect(google).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  const other = policyOf({ RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_ALTERNATE_DOMAIN: '1' });
  expect(other).toMatch(/script-src [^;]*https:\/\/recaptcha\.net\/recaptcha\//);
  expect(other).not.toContain('google.com');
});
