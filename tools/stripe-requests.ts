// Makes the Stripe adapter send every kind of request to our Stripe server, and validates each
// against Stripe's published OpenAPI description: `node tools/stripe-requests.ts
// path/to/spec3.json`.
import { readFileSync } from 'node:fs';
import { createLog } from '#platform/log.ts';
import { stripeProvider } from '../src/modules/payments/server/stripe-adapter.ts';
import { STRIPE_KEYS, startStripe } from '../tests/support/stripe-server/index.ts';
import { type Description, problemsOf } from './open-api-request.ts';
import { walkProvider } from './walk-provider.ts';

const [file] = process.argv.slice(2);
const stripe = await startStripe();
try {
  const settings = {
    ...STRIPE_KEYS,
    STRIPE_API_BASE: stripe.url,
    STRIPE_JS_URL: `${stripe.url}/stripe.js`,
    PAYMENT_TIMEOUT_MS: 5000,
  };
  await walkProvider(stripeProvider(settings, createLog('silent')), stripe);
  const { requests } = stripe.world;
  const operations = new Set(
    requests.map(
      ({ method, path }) => `${method} ${path.replace(/\b[a-z]+_[0-9a-f]{24}\b/, '{id}')}`,
    ),
  );
  console.log(`${requests.length} requests sent, ${operations.size} operations:`);
  for (const operation of operations) console.log(`  ${operation}`);
  if (file) {
    const description: Description = JSON.parse(readFileSync(file, 'utf8'));
    const problems = requests.flatMap((request) => problemsOf(description, request));
    for (const problem of new Set(problems)) console.error(problem);
    console.log(`held against ${description.info.version}: ${new Set(problems).size} problems`);
    if (problems.length > 0) process.exitCode = 1;
  } else console.log('Name the file of the description to hold them against.');
} finally {
  await stripe.stop();
}
