import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hostNames, publicConfig, readConfig } from './config.ts';
import { StartupProblem } from './startup-problem.ts';

const production = {
  SHOP_ENV: 'production',
  SECRET: 'a-secret-of-our-own-with-enough-characters',
  DATABASE_URL: 'postgres://shop:shop@database/shop',
  SMTP_URL: 'smtps://mail.example.org',
  PUBLIC_SCHEME: 'https',
  RELAY_NETWORK: 'none',
  LABEL_SERVICES: 'none',
  SELLER_NAME: 'Bons Repas SAS',
  SELLER_FORM: 'SAS au capital de 20 000 €',
  SELLER_STREET: '3 rue des Lilas',
  SELLER_POSTCODE: '69003',
  SELLER_CITY: 'Lyon',
  SELLER_SIREN: '123456782',
  SELLER_REGISTER: 'RCS Lyon 123 456 782',
  SELLER_VAT_NUMBER: 'FR00123456782',
  SELLER_MEDIATOR: 'Médiation des repas, 8 rue du Lac, 69003 Lyon, mediation.example.org',
  SUPPORT_EMAIL: 'bonjour@example.org',
  MAIL_FROM: 'Bons Repas <bonjour@example.org>',
  FR_HOST: 'www.example.org',
  BE_HOST: 'be.example.org',
  TRUSTED_PROXIES: '1',
};

const problem = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupProblem);
    return (error as Error).message;
  }
  return '';
};

test('a first run needs no setting', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ PORT: 3000, ROLE: 'all', SHOP_ENV: 'demo', isProduction: false });
});

test('empty variables count as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('every mistake is told at once, each under its own name', () => {
  const problems = problem({
    PORT: 'abc',
    ROLE: 'boss',
    DATABASE_URL: 'mysql://x',
    SECRET: 'short',
  });
  for (const name of ['PORT', 'ROLE', 'DATABASE_URL', 'SECRET'])
    expect(problems).toContain(`${name}: `);
});

test('the days of another try rise, and none is told for another setting', () => {
  expect(readConfig({}).RENEWAL_RETRY_DAYS).toEqual([1, 3, 5, 7]);
  expect(readConfig({ RENEWAL_RETRY_DAYS: '2,14' }).RENEWAL_RETRY_DAYS).toEqual([2, 14]);
  for (const wrong of ['3,1', '0,2', '1,1', '1,31', 'demain', '1;2'])
    expect(problem({ RENEWAL_RETRY_DAYS: wrong })).toContain('RENEWAL_RETRY_DAYS: ');
  expect(problem({ RENEWAL_FAILED_CYCLES: '0' })).toContain('RENEWAL_FAILED_CYCLES: ');
});

test('TRK-02 a tag manager id of another form is refused', () => {
  expect(problem({ GTM_ID: 'GTM-ab' })).toContain('is not a valid GTM-ID');
  expect(readConfig({ GTM_ID: 'GTM-ABC1' }).GTM_ID).toBe('GTM-ABC1');
  expect(readConfig({ GTM_ID: 'G-1' }).GTM_ID).toBe('G-1');
});

test('production refuses default secrets, the built-in database, stand-ins and plain http', () => {
  const problems = problem({ SHOP_ENV: 'production' });
  const settings = ['SECRET', 'DATABASE_URL', 'PAYMENT_PROVIDER', 'SMTP_URL', 'PUBLIC_SCHEME'];
  for (const name of [...settings, 'RELAY_NETWORK', 'SELLER_SIREN'])
    expect(problems).toContain(`${name}: `);
});

test.each(
  Object.keys(production).filter((name) => /^(SELLER_|SUPPORT_|MAIL_|FR_|BE_|TRUSTED_)/.test(name)),
)('R-06 R-07 production is refused without %s', (name) => {
  const rest: Record<string, string> = Object.assign({}, production, stripe);
  delete rest[name];
  expect(problem(rest)).toContain(`${name}: `);
});

test('R-06 production may say that no proxy stands before it', () => {
  const env = Object.assign({}, production, stripe, { TRUSTED_PROXIES: 'none' });
  expect(readConfig(env).TRUSTED_PROXIES).toBe(0);
  expect(readConfig({}).TRUSTED_PROXIES).toBe(0);
});

test('R-05 the image is a production shop unless told otherwise, and refuses to guess', async () => {
  const image = await readFile('Dockerfile', 'utf8');
  const [, mode = ''] = /^ENV [^\n]*\bSHOP_ENV=(\w+)/m.exec(image) ?? [];
  expect(problem({ SHOP_ENV: mode })).toContain('Production refuses to start');
  expect(await readFile('compose.yaml', 'utf8')).toMatch(/SHOP_ENV: demo\b/);
});

test('production refuses the card stand-in whatever else is right', () => {
  expect(problem(production)).toContain('PAYMENT_PROVIDER');
});

test('a real relay network needs the account of the shop', () => {
  const real = { RELAY_NETWORK: 'mondial_relay' };
  expect(problem(real)).toContain('RELAY_NETWORK_BRAND and RELAY_NETWORK_KEY');
  const account = { RELAY_NETWORK_BRAND: 'GAMELLE', RELAY_NETWORK_KEY: 'secret' };
  expect(readConfig({ ...real, ...account }).RELAY_NETWORK).toBe('mondial_relay');
  expect(problem({ RELAY_NETWORK_BRAND: 'gamelle!' })).toContain('2 to 8 capitals');
});

test('O-07 a carrier is named with its whole account, and the built-in ones are refused in production', () => {
  expect(problem({ ...production, LABEL_SERVICES: 'standin' })).toContain('LABEL_SERVICES: write');
  const real = { ...production, ...stripe, LABEL_SERVICES: 'carriers' };
  expect(problem(real)).toContain('carriers needs the account of one at least');
  expect(problem({ ...real, COLISSIMO_CONTRACT: '123456' })).toContain('La Poste needs both');
  expect(problem({ ...real, MONDIAL_RELAY_LOGIN: 'shop' })).toContain(
    'Mondial Relay needs all three',
  );
  const account = { COLISSIMO_CONTRACT: '123456', COLISSIMO_PASSWORD: 'secret' };
  expect(problem({ ...real, ...account, COLISSIMO_BASE: 'http://sls.example' })).toContain('https');
  expect(readConfig({ ...real, ...account }).LABEL_SERVICES).toBe('carriers');
});

test('GRD-17 the maintenance sections are one comma-separated list that the browser may see', () => {
  const config = readConfig({ MAINTENANCE: 'account, checkout' });
  expect(publicConfig(config).maintenance).toEqual(['account', 'checkout']);
});

test('the browser sees an explicit list, and no secret', () => {
  const shown = JSON.stringify(publicConfig(readConfig({ ...production, SHOP_ENV: 'demo' })));
  expect(shown).not.toContain(production.SECRET);
  expect(shown).not.toContain('postgres');
});

const stripe = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('PAY-02 production starts with the keys of a card provider', () => {
  expect(readConfig({ ...production, ...stripe }).PAYMENT_PROVIDER).toBe('stripe');
  expect(problem({ ...production, PAYMENT_PROVIDER: 'stripe' })).toContain('STRIPE_SECRET_KEY');
});

test('REL-70 live money is refused outside production, and play money in it', () => {
  expect(problem(stripe)).toContain('a live key is refused outside production');
  const tests = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect(problem({ ...production, ...stripe, ...tests })).toContain('a test key is refused');
  expect(problem({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('one is for tests');
  expect(readConfig({ ...stripe, ...tests }).STRIPE_API_BASE).toBe('https://api.stripe.com');
});

test('production has no built-in identity provider, and refuses one without https', () => {
  const google = { name: 'google', label: 'Google', clientId: 'a', clientSecret: 'b' };
  const listed = (issuer: string) => JSON.stringify([{ ...google, issuer }]);
  const problems = problem({ SHOP_ENV: 'production', SOCIAL_PROVIDERS: listed('http://id.test') });
  expect(problems).toContain('SOCIAL_PROVIDERS: ');
  const SOCIAL_PROVIDERS = listed('https://accounts.google.com');
  const shown = ({ ...env }: Record<string, string>) =>
    publicConfig(readConfig(env)).socialProviders;
  expect(shown({ SOCIAL_PROVIDERS })).toEqual([{ name: 'google', label: 'Google' }]);
  expect(shown({}).map(({ name }) => name)).toEqual(['demo']);
  const config = { ...readConfig({}), isProduction: true };
  expect(publicConfig(config).socialProviders).toEqual([]);
  expect(problem({ SOCIAL_PROVIDERS: 'google' })).toContain('SOCIAL_PROVIDERS: ');
});

test('REL-65 a receiver needs a secret, and https in production', () => {
  const receiver = { WEBHOOK_RECEIVER_URL: 'http://erp.example.org/hook' };
  expect(problem(receiver)).toContain('WEBHOOK_RECEIVER_SECRET');
  const secret = { WEBHOOK_RECEIVER_SECRET: `whsec_${'a'.repeat(32)}` };
  expect(readConfig({ ...receiver, ...secret }).WEBHOOK_RECEIVER_URL).toContain('erp.example.org');
  expect(problem({ ...production, ...receiver, ...secret })).toContain('without https');
});

test('R-02 the shop answers to its own names, in production to no others', () => {
  expect(hostNames(readConfig({}))).toEqual(
    expect.arrayContaining(['localhost', 'be.localhost', '127.0.0.1']),
  );
  const own = { ...production, ...stripe, ALLOWED_HOSTS: 'shop.internal' };
  expect(hostNames(readConfig(own))).toEqual([
    'www.example.org',
    'be.example.org',
    'shop.internal',
  ]);
  expect(problem({ ...production, ALLOWED_HOSTS: '*' })).toContain('write the names');
});
