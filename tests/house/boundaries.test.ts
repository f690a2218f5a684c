import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.ts';

/** Each rule broken once: the file that breaks it and what it imports. */
const broken: [rule: string, file: string, imports: string][] = [
  ['no-cycles', 'src/kit/egg.ts', '#kit/hen.ts'],
  ['no-orphans', 'src/kit/forgotten.ts', ''],
  ['unresolvable', 'src/kit/lost.ts', '#kit/nowhere.ts'],
  ['shipped-packages', 'src/platform/dev.ts', 'only-for-development'],
  ['modules-meet-at-doors', 'src/modules/cart/server/peek.ts', '#modules/orders/server/store.ts'],
  ['others-come-through-doors', 'src/server/sneak.ts', '#modules/orders/server/store.ts'],
  ['lists-read-their-file', 'src/server/start.ts', '#modules/orders/server/http.ts'],
  ['rules-are-pure', 'src/modules/cart/rules/remember.ts', '#platform/log.ts'],
  ['contracts-are-shapes', 'src/modules/cart/contracts.ts', './server/own.ts'],
  ['operations-are-shapes', 'src/modules/cart/operations.ts', './server/own.ts'],
  ['web-shows', 'src/modules/cart/web/button.tsx', '../server/own.ts'],
  ['pages-call-services', 'src/storefront/cart.page.tsx', '#modules/orders/server/index.ts'],
  ['storefront-without-backoffice', 'src/storefront/shop.page.tsx', '#backoffice/team.page.tsx'],
  ['backoffice-without-storefront', 'src/backoffice/order.page.tsx', '#storefront/home.page.tsx'],
  ['services-speak-contracts', 'src/services/shop.ts', '#modules/orders/rules/index.ts'],
  ['kit-knows-nothing', 'src/kit/knows.ts', '#ui/tokens.ts'],
  ['platform-knows-no-module', 'src/platform/knows.ts', '#modules/orders/contracts.ts'],
  ['ui-knows-no-module', 'src/ui/knows.ts', '#modules/orders/contracts.ts'],
  ['standins-are-outside', 'standins/bank/pay.ts', '#modules/orders/contracts.ts'],
  ['art-draws', 'art/knows.ts', '#ui/tokens.ts'],
  ['i18n-finds-words', 'src/i18n/knows.ts', '#ui/tokens.ts'],
  ['source-stands-alone', 'src/platform/tested.ts', '../../tests/thing.ts'],
  ['pure-code-has-no-io', 'src/kit/reads.ts', 'node:fs'],
  ['sql-in-server', 'src/services/query.ts', 'kysely'],
  ['react-in-web', 'src/services/hook.ts', 'react'],
  ['hono-at-doors', 'src/modules/cart/server/add-line.ts', 'hono'],
  ['may-know-orders', 'src/modules/orders/server/upward.ts', '#modules/cart/contracts.ts'],
];

/** Ways that are open, beside those the broken files need to exist. */
const sound: [file: string, imports: string][] = [
  ['src/modules/orders/server/index.ts', './store.ts'],
  ['src/modules/orders/server/store.ts', 'kysely'],
  ['src/modules/orders/server/http.ts', 'hono'],
  ['src/modules/orders/rules/index.ts', '#kit/money.ts'],
  ['src/modules/orders/contracts.ts', '#kit/money.ts'],
  ['src/modules/cart/server/own.ts', '#modules/orders/server/index.ts'],
  ['src/modules/cart/web/index.ts', '#modules/orders/contracts.ts'],
  ['src/storefront/home.page.tsx', '#modules/cart/web/index.ts'],
  ['src/backoffice/team.page.tsx', '#kit/money.ts'],
  ['src/ui/tokens.ts', '#kit/money.ts'],
  ['src/platform/log.ts', 'node:fs'],
  ['src/kit/money.ts', './rounding.ts'],
  ['src/kit/rounding.ts', ''],
  ['src/kit/hen.ts', '#kit/egg.ts'],
  ['tests/thing.ts', ''],
];

const packages = ['kysely', 'react', 'hono', 'only-for-development'];
let folder = '';
let violations: { rule: string; from: string }[] = [];

async function plant(path: string, text: string) {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

async function violationsOf(): Promise<typeof violations> {
  const { forbidden, options } = config;
  const found = await cruise(
    ['src', 'art', 'standins', 'tests'],
    { ...options, ruleSet: { forbidden }, validate: true, baseDir: folder, tsConfig: undefined },
    options.enhancedResolveOptions,
  );
  return (found.output as ICruiseResult).summary.violations.map(({ rule, from }) => ({
    rule: rule.name,
    from,
  }));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-'));
  const versions = Object.fromEntries(packages.map((name) => [name, '1.0.0']));
  const { 'only-for-development': dev, ...dependencies } = versions;
  const devDependencies = { 'only-for-development': dev };
  const manifest = { type: 'module', imports: { '#*': './src/*' }, dependencies, devDependencies };
  await plant('package.json', JSON.stringify(manifest));
  for (const name of packages) {
    await plant(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await plant(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  const files = [...broken.map(([, file, imports]) => [file, imports] as const), ...sound];
  for (const [file, imports] of files)
    await plant(file, imports ? `import '${imports}';\n` : 'export const alone = 1;\n');
  violations = await violationsOf();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a build is refused when', () => {
  test.each(broken)('%s is broken by %s importing “%s”', (rule, file) => {
    expect(violations).toContainEqual({ rule, from: file });
  });
});

test('nothing else is refused', () => {
  const planted = new Set(broken.map(([, file]) => file).concat('src/kit/hen.ts'));
  const innocent = violations.filter(
    ({ from, rule }) => !planted.has(from) && rule !== 'no-orphans',
  );
  expect(innocent).toEqual([]);
});

test('every rule is broken once here, and gives its reason', () => {
  const tried = new Set(broken.map(([rule]) => rule.replace(/^may-know-.*/, 'may-know-')));
  for (const { name = '', comment } of config.forbidden) {
    expect([...tried]).toContain(name.replace(/^may-know-.*/, 'may-know-'));
    expect(comment).toMatch(/^because /);
  }
});
