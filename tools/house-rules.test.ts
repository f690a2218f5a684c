import { describe, expect, test } from 'vitest';
import { everywhereIn, findingsIn, unlistedIn } from './house-rules.ts';

const rulesBroken = (path: string, text: string) => findingsIn(path, text).map(({ rule }) => rule);

describe('refused', () => {
  test.each([
    ['environment', 'src/kit/a.ts', 'const a = process.env.PORT;'],
    ['present-time', 'src/kit/a.ts', 'const a = Date.now();'],
    ['present-time', 'src/kit/a.ts', 'const a = new Date();'],
    ['words-when-shown', 'src/storefront/a.ts', "const marks = [t('marks.all')];"],
    ['words-when-shown', 'src/storefront/a.ts', "const b = ['a'].map((c) => t(c));"],
    ['present-time', 'src/modules/cart/rules/a.ts', 'const a = Temporal.Now.instant();'],
    ['named-site', 'src/modules/cart/server/a.ts', "await findChannel(db, 'FR_WEB');"],
    ['named-country', 'src/modules/cart/server/a.ts', "const isHere = country === 'FR';"],
    ['missing-breakpoint', 'src/ui/a.tsx', 'const a = <B className="grid sm:grid-cols-2" />;'],
    [
      'missing-breakpoint',
      'src/ui/a.tsx',
      'const a = <B className={`max-sm:hidden $' + '{c}`} />;',
    ],
    ['outside-calls', 'src/modules/cart/server/a.ts', "await fetch('https://example.org');"],
    ['outside-calls', 'src/modules/cart/web/a.tsx', 'await fetch(address);'],
    ['own-cache', 'src/modules/cart/server/a.ts', 'const carts = new Map<string, Cart>();'],
    ['own-cache', 'src/modules/cart/server/a.ts', 'const made = new WeakMap<AppContext, A>();'],
    [
      'transact-in-command',
      'src/modules/cart/server/add-item.ts',
      'await transact(machine, (work) => addItem(work));',
    ],
    ['words-in-messages', 'src/ui/a.tsx', 'const a = <p>Panier</p>;'],
    ['words-in-messages', 'src/ui/a.tsx', 'const a = <img alt="Croquettes" />;'],
    ['words-in-messages', 'src/ui/a.tsx', "const a = <p>{ok ? 'payée' : 'x'}</p>;"],
    ['words-in-messages', 'src/ui/a.tsx', "const a = 'Choisissez votre format';"],
    ['literal-spread', 'src/kit/a.ts', 'const a = { ...{ b, c }, d };'],
    ['literal-spread', 'src/kit/a.ts', 'const a = [...[b, c], d];'],
    ['conditional-spread', 'src/kit/a.ts', 'const a = { ...b, ...(c ? { d } : {}) };'],
    ['conditional-spread', 'src/kit/a.ts', 'const a = { ...(b && { c }) };'],
    ['conditional-spread', 'src/kit/a.ts', 'const a = { ...(b ?? { c: 1 }) };'],
    ['conditional-spread', 'standins/a.ts', 'const a = { ...(b ? c : ({ d: 1 } as const)) };'],
    ['conditional-spread', 'src/ui/a.tsx', 'const a = <B {...(c && { d })} />;'],
    ['literal-spread', 'src/kit/a.ts', 'f(...[b, c]);'],
    ['literal-spread', 'src/kit/a.ts', 'const a = [...([b, c] as const), d];'],
    ['conditional-spread', 'src/kit/a.ts', 'const a = [...(b ? [c] : []), d];'],
    ['conditional-spread', 'src/kit/a.ts', 'const a = [...(b ? [] : [c])];'],
    ['conditional-spread', 'src/kit/a.ts', 'const a = [...d, ...(b ? c() : [])];'],
    ['conditional-spread', 'src/kit/a.ts', 'const a = [...(b ? [] : c())];'],
    ['conditional-spread', 'src/kit/a.ts', 'const a = { ...(b ? c : {}) };'],
    ['conditional-spread', 'src/kit/a.ts', 'const a = { ...(b || (c ? d : {})) };'],
    ['conditional-spread', 'art/a.ts', 'const a = [...(b ? c() : ([d, e] as const))];'],
    ['conditional-spread', 'src/kit/a.ts', 'f(...(b ?? [c]));'],
    ['literal-spread', 'src/ui/a.tsx', 'const a = <B {...{ c, d }} />;'],
    [
      'sibling-keys',
      'src/ui/a.tsx',
      'const a = <B><C key={n.length} />{d && <D key={m.length} />}</B>;',
    ],
    [
      'own-keys',
      'src/kit/a.ts',
      'const FORMS: Readonly<Record<string, RegExp>> = { FR: /x/ };\nconst a = FORMS[country];',
    ],
    ['left-for-later', 'src/kit/a.ts', '// TO' + 'DO: later'],
    ['vague-name', 'src/kit/utils.ts', 'export const a = 1;'],
    ['vague-name', 'src/kit/money-helpers.ts', 'export const a = 1;'],
    ['kebab-case', 'src/kit/fooBar.ts', 'export const a = 1;'],
    ['retired-word', 'src/kit/a.ts', 'const askedQuery = 1;'],
    ['retired-word', 'src/kit/a.ts', 'export interface KeptCard { id: number }'],
    ['retired-word', 'src/kit/a.ts', 'const a = ({ told }: B) => c;'],
    ['retired-word', 'src/kit/a.ts', 'export interface A { waysIn: number }'],
    ['retired-word', 'src/kit/kept-cards.ts', 'export const a = 1;'],
    ['retired-word', 'src/kit/a.ts', 'export function addPet() {}'],
    ['retired-word', 'src/kit/a.ts', 'const a = ({ pets }: B) => c;'],
    ['retired-word', 'src/modules/pets/rules.ts', 'export const a = 1;'],
    ['retired-word', 'src/kit/a.ts', 'export function eachAlone() {}'],
    ['retired-word', 'src/kit/a.ts', 'export interface Machine { id: number }'],
    ['retired-word', 'src/modules/renewals/server/a.ts', 'const dueDate = cycle.day;'],
    ['retired-word', 'src/modules/a/operations.ts', 'export const listWaysIn = 1;'],
    ['retired-word', 'src/modules/orders/rules/parcel-contents.ts', 'const kept = 1;'],
    ['retired-word', 'bench/scale.ts', 'interface Shop { kept: number }'],
  ])('%s in %s: %s', (rule, path, text) => {
    expect(rulesBroken(path, text)).toEqual([rule]);
  });
});

describe('accepted', () => {
  test.each([
    ['src/platform/config.ts', 'const a = process.env;'],
    ['src/platform/clock.ts', 'const a = Temporal.Now.instant();'],
    ['src/kit/a.ts', 'const a = { ...b, ...(c ? d : e), ...(f && g) };'],
    ['src/kit/a.ts', 'const a = [...(b ? c() : d), ...(d ?? []), ...e];'],
    ['src/kit/a.ts', 'const a = [...[1, 2].map(b), ...Array.from(c, d)];'],
    ['src/kit/a.ts', 'const a = new Date(0); // process.env, Date.now()'],
    ['src/kit/a.ts', "const A: Record<string, string> = { b: 'c' };\nconst a = A['b'];"],
    ['src/kit/a.ts', "const A: Record<'b', string> = { b: 'c' };\nconst a = A[b];"],
    ['src/modules/cart/server/http.ts', 'await transact(machine, addItem);'],
    ['src/modules/staff/server/http/act-as-staff.ts', 'await transact(machine, addItem);'],
    ['src/modules/cart/server/jobs.ts', 'await transact(machine, forgetCarts);'],
    ['src/modules/checkout/server/processes/pay.ts', 'await transact(machine, begin);'],
    ['src/kit/a.ts', "const A = new Map([['b', 1]]); const c = () => new Map();"],
    ['src/services/shop.ts', 'await fetch(address);'],
    ['src/modules/promotions/rules/cap.ts', "const CAPS = [{ country: 'FR' }];"],
    ['src/storefront/a.tsx', "await fetch('/panier/etat');"],
    [
      'src/ui/a.tsx',
      "import x from './les.ts'; const A = () => <p className=\"pour\">{t('a.b')} · 12 %</p>;",
    ],
    ['src/ui/a.tsx', '// « Panier » is a word of ours\nexport const a = 1;'],
    ['src/storefront/cart.page.tsx', 'export const a = 1;'],
    ['src/kit/a.ts', 'const a = { told: 1, letterSpacing: 2 }; // what was asked is kept'],
    ['src/kit/a.ts', 'const { told: reported, told_at } = a; b.known();'],
    ['art/paper/colour.ts', 'export const paper = 1;'],
    ['src/modules/orders/admin-contracts.ts', 'export interface A { told: number }'],
  ])('%s: %s', (path, text) => {
    expect(rulesBroken(path, text)).toEqual([]);
  });
});

test('a page without an address is refused', () => {
  const listed = new Set(['storefront/cart.page.tsx']);
  expect(unlistedIn('src/storefront/cart.page.tsx', listed)).toEqual([]);
  expect(unlistedIn('src/storefront/cart/lines.tsx', listed)).toEqual([]);
  expect(unlistedIn('src/storefront/forgotten.page.tsx', listed)).toMatchObject([
    { rule: 'unlisted-page' },
  ]);
});

test.each([
  ['literal-spread', 'tests/support/a.ts', 'const a = { ...{ b, c }, d };'],
  ['conditional-spread', 'tests/support/a.ts', 'f({ ...(b ? { c } : {}) });'],
  ['conditional-spread', 'src/kit/a.test.ts', 'const a = [...(b ? [c] : []), d];'],
  ['conditional-spread', 'seeds/a.ts', 'const a = { ...(b && { c }) };'],
  ['conditional-spread', 'tools/a.ts', 'const a = [...(b ? c() : [])];'],
  ['database-day', 'tests/support/a.ts', "query('select current_date');"],
  ['database-day', 'seeds/a.ts', 'query(`select CURRENT_DATE`);'],
  ['retired-word', 'tests/support/a.ts', 'const askedQuery = 1;'],
])('%s is refused outside the shop too: %s', (rule, path, text) => {
  expect(everywhereIn(path, text).map((finding) => finding.rule)).toEqual([rule]);
});
