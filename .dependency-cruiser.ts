import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who may import whom (docs/architecture.md). Each rule says why it exists: the reason is printed
 * when a build fails on it. tests/house/boundaries.test.ts breaks every rule once.
 */

/** What each module may know, besides `channels` and `staff`, which all may know. What points upward is an event. */
const KNOWS: Record<string, string[]> = {
  channels: [],
  staff: [],
  media: [],
  content: ['media'],
  catalog: ['media'],
  shops: ['content'],
  promotions: ['segments'],
  segments: [],
  shipping: [],
  settings: ['shipping', 'checkout', 'orders', 'renewals', 'reviews', 'promotions'],
  books: [],
  figures: [],
  sheets: ['catalog', 'content'],
  payments: ['books'],
  customers: ['team-search', 'segments'],
  identity: ['customers'],
  privacy: ['catalog', 'customers', 'identity'],
  households: ['catalog', 'customers'],
  animals: ['customers', 'media'],
  nutrition: ['animals', 'catalog', 'orders', 'shipping', 'figures'],
  bowls: ['animals', 'nutrition', 'catalog', 'shipping'],
  reviews: ['catalog', 'customers', 'animals', 'media', 'orders', 'checkout'],
  search: ['catalog', 'content'],
  'team-search': [],
  people: ['team-search', 'customers'],
  orders: ['catalog', 'promotions', 'segments', 'shipping', 'customers', 'team-search'],
  subscriptions: [
    'bowls',
    'orders',
    'payments',
    'catalog',
    'shipping',
    'promotions',
    'customers',
    'households',
    'animals',
    'team-search',
  ],
  cart: ['orders', 'catalog', 'promotions', 'subscriptions'],
  checkout: [
    'cart',
    'catalog',
    'orders',
    'payments',
    'books',
    'shipping',
    'customers',
    'subscriptions',
  ],
  renewals: [
    'subscriptions',
    'checkout',
    'orders',
    'payments',
    'catalog',
    'shipping',
    'customers',
    'life-events',
    'households',
  ],
  'planned-changes': ['subscriptions', 'terminations', 'catalog', 'customers'],
  bank: ['checkout', 'orders', 'payments', 'books'],
  invoices: ['catalog', 'customers', 'orders', 'books'],
  withdrawals: ['orders'],
  webhooks: ['orders'],
  newsletter: ['catalog', 'promotions', 'customers', 'segments'],
  sponsorship: ['catalog', 'customers', 'promotions', 'orders'],
  campaigns: ['content', 'catalog'],
  tracking: ['campaigns'],
  'life-events': ['animals', 'nutrition', 'subscriptions', 'orders', 'catalog'],
  'vet-sheets': ['animals', 'nutrition', 'subscriptions'],
  contact: ['catalog', 'customers', 'orders', 'subscriptions'],
  portability: [
    'sheets',
    'customers',
    'identity',
    'newsletter',
    'animals',
    'nutrition',
    'subscriptions',
    'payments',
    'catalog',
    'shipping',
    'figures',
  ],
};

const TESTS = '\\.(test|e2e)\\.tsx?$';
const DOORS =
  '^src/modules/[^/]+/(((admin|recall)-)?contracts\\.ts|((admin|content)-)?operations\\.ts|(rules|server|web)/index\\.ts|rules/team-list\\.ts)$';
const SERVER_SIDE = '^(src/(modules/[^/]+/server|platform)|standins)/';
/** Source of the shop, and what lies beside it: what a rule of a room may forbid it to import. */
const ANY_SOURCE = '^(src|art|data|standins|seeds|tests|tools|bench)/';
const npm = (...names: string[]) => `^node_modules/(${names.join('|')})(/|$)`;

/** A rule of the form “these files import nothing but those”, within our own source. */
const only = (
  name: string,
  from: string,
  allowed: string,
  comment: string,
): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: ANY_SOURCE, pathNot: allowed },
});

const mayKnow = ([module, allowed]: [string, string[]]) =>
  only(
    `may-know-${module}`,
    `^src/modules/${module}/`,
    `^(art|data|standins)/|^src/(?!modules/)|^src/modules/(${[module, 'channels', 'staff', ...allowed].join('|')})/`,
    `because ${module} may know only ${[...allowed, 'channels', 'staff'].join(', ')}: a reader of one room must not need the whole house. What points upward is an event.`,
  );

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'because files that need each other are one file, and a ring has no beginning to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'because a file nothing reaches is not part of the shop.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|art|standins)/',
        pathNot: `${TESTS}|\\.d\\.ts$|\\.page\\.tsx?$|^src/(main|routes)\\.ts$|^src/entry\\.`,
      },
      to: {},
    },
    {
      name: 'unresolvable',
      comment: 'because an import that leads nowhere fails only when it runs.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^\\./\\+types/|\\.wasm\\?url$' },
    },
    {
      name: 'shipped-packages',
      comment: 'because a development package is absent where the shop runs.',
      severity: 'error',
      from: {
        path: '^(src|art|standins|seeds)/',
        pathNot: `${TESTS}|^src/routes\\.ts$|\\.d\\.ts$`,
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'modules-meet-at-doors',
      comment:
        'because what is behind a door (contracts.ts, operations.ts and those of the team and of the content, recall-contracts.ts, rules/, server/, web/ index.ts, the lists of the team) is free to change.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: { path: '^src/modules/', pathNot: [DOORS, '^src/modules/$1/'] },
    },
    {
      name: 'others-come-through-doors',
      comment:
        'because only the lists of the registry (api, jobs, schema, refusals) look behind a door, each at its own file.',
      severity: 'error',
      from: { path: '^(src|art|standins|seeds)/', pathNot: `^src/modules/|${TESTS}` },
      to: {
        path: '^src/modules/',
        pathNot: [DOORS, '^src/modules/[^/]+/server/([^/]*http|jobs|tables)\\.ts$'],
      },
    },
    {
      name: 'lists-read-their-file',
      comment:
        'because api.ts lists http.ts files, jobs.ts lists jobs.ts files, schema.ts lists tables.ts files.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/(modules|registry)/|${TESTS}`,
      },
      to: { path: '^src/modules/[^/]+/server/([^/]*http|jobs|tables)\\.ts$' },
    },
    ...Object.entries(KNOWS).map(mayKnow),
    only(
      'rules-are-pure',
      '^src/modules/[^/]+/rules/',
      '^data/|^src/(kit/|modules/[^/]+/(rules/|((admin|recall)-)?contracts\\.ts))',
      'because rules decide from what they are given: they import only rules, contracts, kit and lists of data.',
    ),
    only(
      'contracts-are-shapes',
      '^src/modules/[^/]+/(admin-|edit-)?contracts\\.ts$',
      '^src/(kit/|modules/[^/]+/(rules/|(admin-|edit-)?contracts\\.ts$))',
      'because browsers and other systems read contracts: they import only kit, rules and contracts.',
    ),
    only(
      'operations-are-shapes',
      '^src/modules/[^/]+/((admin|content)-)?operations\\.ts$',
      '^src/(kit/|modules/[^/]+/(rules/|((admin|recall|edit)-)?contracts\\.ts$))',
      'because clients call operations: they import only kit, rules and contracts.',
    ),
    only(
      'web-shows',
      '^src/modules/[^/]+/web/',
      '^art/|^src/(kit|ui|i18n)/|^src/pages/(list|(subscription-)?paths|to)\\.ts$|^src/modules/[^/]+/(web/|messages/|((admin|recall)-)?contracts\\.ts$|rules/index\\.ts$)',
      'because web runs in the browser: it never reaches server, platform or a page.',
    ),
    {
      name: 'pages-call-services',
      comment:
        'because a page is a client: it speaks to services, so that any other client can do the same.',
      severity: 'error',
      from: { path: '^src/(pages|blocks|storefront|backoffice|workbench|services|ui|i18n)/' },
      to: {
        path: `${SERVER_SIDE}|^src/(registry/(api|admin-api|jobs|schema)\\.ts$|server/|main\\.ts$)`,
      },
    },
    {
      name: 'storefront-without-backoffice',
      comment:
        'because a shopper must not carry the pages of the team: what both are made of lies in pages, what both show in blocks.',
      severity: 'error',
      from: { path: '^src/(storefront|pages|blocks)/' },
      to: { path: '^src/backoffice/' },
    },
    {
      name: 'backoffice-without-storefront',
      comment:
        'because a page of the shop is free to change without a look at the back office: what both are made of lies in pages, what both show in blocks.',
      severity: 'error',
      from: { path: '^src/(backoffice|pages|blocks)/' },
      to: { path: '^src/storefront/' },
    },
    only(
      'services-speak-contracts',
      '^src/services/',
      '^src/(services|kit)/|^src/modules/[^/]+/(((admin|recall)-)?contracts|((admin|content)-)?operations)\\.ts$',
      'because a service client must work against another host: it knows the contracts and the operations, and nothing behind them.',
    ),
    only(
      'kit-knows-nothing',
      '^src/kit/',
      '^src/kit/',
      'because kit is vocabulary: everybody imports it.',
    ),
    only(
      'platform-knows-no-module',
      '^src/platform/',
      '^src/(platform|kit)/',
      'because platform is machinery: it would serve any shop.',
    ),
    only(
      'ui-knows-no-module',
      '^src/ui/',
      '^data/|^src/(ui|kit|i18n)/',
      'because ui is a design system: it knows no shop word.',
    ),
    only(
      'standins-are-outside',
      '^standins/',
      '^(standins|data)/|^src/(platform|kit|i18n|ui/fonts)/',
      'because a stand-in replaces another company: it knows the protocol and its own tables, and nothing of the shop.',
    ),
    only(
      'art-draws',
      '^art/',
      '^art/|^src/kit/',
      'because a drawing depends on its parameters and nothing else.',
    ),
    only(
      'i18n-finds-words',
      '^src/i18n/',
      '^src/(i18n|kit)/',
      'because words are found by pattern, not by import.',
    ),
    {
      name: 'source-stands-alone',
      comment: 'because tests and tools look at the source, never the other way round.',
      severity: 'error',
      from: { path: '^(src|art|standins|seeds)/', pathNot: TESTS },
      to: { path: '^(tests|tools|bench)/' },
    },
    {
      name: 'pure-code-has-no-io',
      comment: 'because kit, rules, ui and web must run anywhere, in a browser too.',
      severity: 'error',
      from: {
        path: '^src/(kit|ui|modules/[^/]+/(rules|web|((admin|recall)-)?contracts))',
        pathNot: `${TESTS}|\\.server\\.ts$`,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sql-in-server',
      comment: 'because only servers remember: whoever else needs data asks them.',
      severity: 'error',
      from: {
        path: '^(src|art|standins|seeds)/',
        pathNot: `${SERVER_SIDE}|^src/registry/schema\\.ts$|${TESTS}`,
      },
      to: { path: npm('kysely', 'pg', 'pg-boss') },
    },
    {
      name: 'react-in-web',
      comment: 'because React shows: rules, services and servers must run without it.',
      severity: 'error',
      from: {
        path: '^(src|art|standins|seeds)/',
        pathNot: `^src/[^/]+$|^src/(server|ui|pages|blocks|storefront|backoffice|workbench)/|^src/modules/[^/]+/(web|server/emails)/|${TESTS}`,
      },
      to: {
        path: npm(
          'react',
          'react-dom',
          'react-router',
          'lucide-react',
          '@react-email/.*',
          '@conform-to/react',
        ),
      },
    },
    {
      name: 'hono-at-doors',
      comment: 'because HTTP is spoken at the doors: a command does not know who called it.',
      severity: 'error',
      from: {
        path: '^(src|art|standins|seeds)/',
        pathNot: `^src/(registry/(api|admin-api)|server/(monitoring|server|documents|start))\\.ts$|^(src/platform/http|standins)/|^src/modules/[^/]+/(((admin|recall)-)?contracts\\.ts$|server/(http/|answer-[^/]*\\.ts$|[^/]*http\\.ts$|shop-env\\.ts$))|${TESTS}`,
      },
      to: { path: npm('hono', '@hono/.*') },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
} satisfies IConfiguration;
