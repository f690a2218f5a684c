import type { Config } from '#platform/config.ts';
import type { Fault } from './fault.ts';

/** Addresses of this shop: for its visitor, and for itself. */
export interface Reached {
  /** Of the address the visitor called, such as `http://localhost:3000`. */
  origin: string;
  own: string;
}

/** A campaign a switch adds to the answers of the campaign service. */
export interface DemoCampaign {
  action: string;
  configurations: Readonly<Record<string, unknown>>;
}

/** A development switch for one visitor, which makes a row of the specification visible. */
export interface Switch {
  code: string;
  group: string;
  /** Its effect. */
  does: string;
  /** Where to see it. */
  see: string;
  rows: readonly string[];
  /** Settings that differ for this visitor. */
  settings?: (reached: Reached) => Partial<Config>;
  /** Faults of the pages' calls to the APIs. */
  calls?: readonly Fault[];
  /** Faults of the browser's requests. */
  browser?: readonly Fault[];
  campaign?: DemoCampaign;
}

const PAGES = 'Pages and builds';
const CATALOGUE = 'Catalogue and search';
const BUYING = 'Cart, checkout and forms';
const ACCOUNT = 'Signing in';
const FEATURES = 'Features and maintenance';
const GUIDES = 'Guides';
const PICTURES = 'Pictures people send';
const CAMPAIGNS = 'Campaigns';
const MEASURING = 'Measuring';

const down = { status: 500 } as const;
const search = /^\/search\//;
const summaries = /^\/api\/b2c-products\?filters/;
const recommendation = /^\/api\/b2c-recommendation\//;
const pictureAccess = /\/shop\/images\/authentication/;
const botScript = /^\/_dev\/recaptcha\/api\.js/;
const tagScript = /^\/_dev\/tag-manager\/gtm\.js/;

const popup = (popup_type: string | undefined, popup_configuration: object = {}): DemoCampaign => ({
  action: 'popup',
  configurations: { popup_type, popup_configuration, frequency: 'visit' },
});

const MARKDOWN = `# A heading of the first level
#### One of the fourth
A line
and one below it, with <b>raw HTML</b>.

Found by itself: https://example.org/

[script](javascript:alert(1)) · [vb](vbscript:x) · [file](file:///etc) · [data](data:text/html,x) · [svg](data:image/svg+xml,x)

[gif](data:image/gif;base64,R0lGODlhAQABAAAAACw=)

${'>'.repeat(101)} 101 quotes, one in another`;

/** Settings that enable the bot protection, with the stand-in as provider. */
const protectedForms = ({ origin, own }: Reached): Partial<Config> => ({
  RECAPTCHA_SITE_KEY: 'demonstration-key',
  RECAPTCHA_SECRET: 'demonstration-secret',
  RECAPTCHA_SCRIPT_URL: `${origin}/_dev/recaptcha/api.js`,
  RECAPTCHA_VERIFY_URL: `${own}/_dev/recaptcha/siteverify`,
});

/** All switches. Several can be on; where two set the same, the later one applies. */
export const SWITCHES: readonly Switch[] = [
  {
    code: 'note-calls',
    group: PAGES,
    does: 'Nothing but what every switch does: the calls of the pages to the services are noted.',
    see: 'Open any page, then /_dev/calls/: address, query, whether a token went along, answer. The same page again makes fewer calls: what is cached is not asked for again.',
    rows: 'API-01 API-04 API-36 CMS-01 CMS-02 SRC-02 SRC-04 SRC-05 CAT-23 CAT-24 IMG-06'.split(' '),
  },
  {
    code: 'slow-pages',
    group: PAGES,
    does: 'Data of pages come two and a half seconds late.',
    see: 'Follow a link: the bar appears after 200 ms, grows for 2 s, and leaves 500 ms after the page came.',
    rows: ['UIX-15', 'UIX-16', 'UIX-17', 'UIX-18'],
    browser: [{ method: 'GET', path: /\.data(\?|$)/, meets: { late: 2500 } }],
  },
  {
    code: 'newer-build',
    group: PAGES,
    does: 'A newer build is announced to the browser.',
    see: 'The network log shows the poll of /builds/latest.json; the next link loads a document.',
    rows: ['OPS-01', 'OPS-02', 'OPS-04'],
    browser: [
      {
        path: /^\/builds\/latest\.json/,
        meets: { status: 200, body: { id: 'demonstration', timestamp: 1 } },
      },
    ],
  },
  {
    code: 'missing-chunk',
    group: PAGES,
    does: 'The script of the questions page is gone, as after a deployment.',
    see: 'From the home page follow « Questions fréquentes »: the page is loaded anew, once; a second failure within ten seconds does not load it again.',
    rows: ['OPS-05', 'OPS-06'],
    browser: [{ path: /^\/assets\/faq\.page-[^/]*\.js/, meets: { status: 404, script: '' } }],
  },
  {
    code: 'dutch',
    group: PAGES,
    does: 'Dutch is open beside French.',
    see: '/nl/ and the choice of language in the footer; changing it asks for the products anew (/_dev/calls/).',
    rows: ['I18-02', 'I18-03', 'I18-05', 'I18-12'],
    settings: () => ({ LANGUAGES: ['fr', 'nl'] }),
  },
  {
    code: 'texts-missing',
    group: PAGES,
    does: 'The file with the texts of a language cannot be loaded.',
    see: 'With « dutch » on: /nl/ still shows, the console of the browser says why it is in French.',
    rows: ['I18-06'],
    browser: [{ path: /^\/locales\//, meets: down }],
  },
  {
    code: 'search-stalled',
    group: CATALOGUE,
    does: 'The search service takes the request and never answers.',
    see: '/rechercher/?q=saumon: after 2 s the page stands and says so; /_dev/log/ says "Socket timeout", status 0.',
    rows: ['SRC-06', 'SRC-09'],
    calls: [{ path: search, meets: 'stall' }],
  },
  {
    code: 'search-unreachable',
    group: CATALOGUE,
    does: 'No connection to the search service comes about in time.',
    see: '/rechercher/?q=saumon, then /_dev/log/: "Connection timeout", status 0.',
    rows: ['SRC-08'],
    calls: [{ path: search, meets: 'connection-timeout' }],
  },
  {
    code: 'search-down',
    group: CATALOGUE,
    does: 'Nobody listens where the search service should be.',
    see: '/rechercher/?q=saumon, then /_dev/log/: "Network request failed", status 0.',
    rows: ['SRC-10'],
    calls: [{ path: search, meets: 'refused' }],
  },
  {
    code: 'search-redirects',
    group: CATALOGUE,
    does: 'The search service answers with a redirect.',
    see: '/rechercher/?q=saumon, then /_dev/log/: "The search answered 302", and /_dev/calls/ shows no second call.',
    rows: ['SRC-07'],
    calls: [{ path: search, meets: { status: 302, location: 'https://example.org/' } }],
  },
  {
    code: 'search-lite',
    group: CATALOGUE,
    does: 'The search is asked by the lite client.',
    see: '/rechercher/?q=saumon, then /_dev/calls/: id and key stand in the address.',
    rows: ['SRC-03'],
    settings: () => ({ SEARCH_LITE: true }),
  },
  {
    code: 'products-down',
    group: CATALOGUE,
    does: 'The batch of products named beside a product answers 500.',
    see: 'A product with products named beside it: an error page, /_dev/log/ and /_dev/calls/ name the call; without the switch the page is back.',
    rows: ['CAT-25'],
    calls: [{ method: 'GET', path: summaries, meets: down }],
  },
  {
    code: 'product-missing',
    group: CATALOGUE,
    does: 'The batch of products named beside a product lacks all of them.',
    see: 'The page of any product: the rail « à côté » shows its neighbours instead, /_dev/log/ says "Product not found" for each code.',
    rows: ['CAT-26'],
    calls: [
      { method: 'GET', path: summaries, meets: { status: 200, body: { data: [], meta: {} } } },
    ],
  },
  {
    code: 'no-cart',
    group: BUYING,
    does: 'No cart can be created.',
    see: 'Without a cart press « Ajouter » on a product; /_dev/log/ says "Cart not found".',
    rows: ['CRT-08'],
    calls: [
      { method: 'POST', path: /^\/api\/v2\/shop\/orders(\?|$)/, meets: { status: 201, body: {} } },
    ],
  },
  {
    code: 'cart-ordered',
    group: BUYING,
    does: 'The cart that is read was ordered meanwhile.',
    see: 'With something in the cart open /panier/: it is empty; /_dev/log/ says "this cart state is not valid".',
    rows: ['CRT-06', 'CRT-07'],
    calls: [
      {
        method: 'GET',
        path: /^\/api\/v2\/shop\/orders\/[^/?]+\?/,
        meets: { status: 200, body: { state: 'new', items: [] } },
      },
    ],
  },
  {
    code: 'order-fails',
    group: BUYING,
    does: 'The step that orders fails.',
    see: 'Press the button that orders: « Une erreur est survenue. Merci de contacter notre service client… ».',
    rows: ['CHK-07'],
    calls: [
      { path: /^\/api\/v2\/shop\/orders\/[^/]+\/complete/, meets: down },
      { method: 'PUT', path: /\/payment-requests\//, meets: down },
    ],
  },
  {
    code: 'newsletter-down',
    group: BUYING,
    does: 'Signing up for the newsletter fails.',
    see: 'Send an address in the footer: « Une erreur s’est produite ».',
    rows: ['CNT-12'],
    calls: [{ method: 'POST', path: /\/shop\/newsletter-subscriptions/, meets: down }],
  },
  {
    code: 'odd-violations',
    group: BUYING,
    does: 'The newsletter refuses: one violation on the address, with words of its own, one on a field nobody knows.',
    see: 'Send an address in the footer: the first stands under the field as it is, the second above the form.',
    rows: ['FRM-14', 'FRM-17'],
    calls: [
      {
        method: 'POST',
        path: /\/shop\/newsletter-subscriptions/,
        meets: {
          status: 422,
          body: {
            violations: [
              { propertyPath: 'email', message: 'Dit par le service.', code: null },
              { propertyPath: 'colour', message: 'Dit du formulaire entier.', code: null },
            ],
          },
        },
      },
    ],
  },
  {
    code: 'protected-forms',
    group: ACCOUNT,
    does: 'Forms are protected against bots, with a demonstration key and the stand-in as provider.',
    see: '/connexion/: nothing is loaded until the form is sent; then its script, a token in the form, and the sign-in. Without a token the service refuses.',
    rows: ['AUT-07', 'AUT-28'],
    settings: protectedForms,
  },
  {
    code: 'bot-suspected',
    group: ACCOUNT,
    does: 'The provider takes this visitor for a bot.',
    see: 'With « protected-forms » on: /connexion/ refuses the form and says so.',
    rows: ['AUT-07'],
    browser: [
      {
        path: botScript,
        meets: {
          status: 200,
          script: `setTimeout(() => {
  const api = { ready: (f) => f(), render: () => 0, execute: async (_, { action }) => 'low:' + action };
  globalThis.grecaptcha = { ...api, enterprise: api };
}, 60);`,
        },
      },
    ],
  },
  {
    code: 'bot-script-blocked',
    group: ACCOUNT,
    does: 'The script of the bot protection cannot be loaded.',
    see: 'With « protected-forms » on: sending /connexion/ shows an error; switched off in another tab, the same form loads it again and goes through.',
    rows: ['AUT-29'],
    browser: [{ path: botScript, meets: { status: 503, script: '' } }],
  },
  {
    code: 'bot-official',
    group: ACCOUNT,
    does: 'The script is the official one of the provider.',
    see: 'With « protected-forms » on: the network log of a sent form names https://www.google.com/recaptcha/api.js.',
    rows: ['AUT-28'],
    settings: () => ({ RECAPTCHA_SITE_KEY: 'demonstration-key', RECAPTCHA_SCRIPT_URL: undefined }),
  },
  {
    code: 'bot-enterprise',
    group: ACCOUNT,
    does: 'The enterprise version of the protection is used.',
    see: 'With « bot-official » on: enterprise.js in the network log.',
    rows: ['AUT-28'],
    settings: () => ({ RECAPTCHA_ENTERPRISE: true }),
  },
  {
    code: 'bot-alternate',
    group: ACCOUNT,
    does: 'The alternate domain of the protection is used.',
    see: 'With « bot-official » on: recaptcha.net in the network log.',
    rows: ['AUT-28'],
    settings: () => ({ RECAPTCHA_ALTERNATE_DOMAIN: true }),
  },
  {
    code: 'tokens-605',
    group: ACCOUNT,
    does: 'Tokens end 605 seconds after sign-in.',
    see: 'Sign in; the page opened 5 seconds later renews the token (/_dev/calls/: …/authentication-token/refresh), ten minutes before its end.',
    rows: ['AUT-14'],
    settings: () => ({ ACCESS_TOKEN_SECONDS: 605 }),
  },
  {
    code: 'tokens-300',
    group: ACCOUNT,
    does: 'Tokens end 300 seconds after sign-in.',
    see: 'Sign in: the very next page renews the token at once (/_dev/calls/).',
    rows: ['AUT-15'],
    settings: () => ({ ACCESS_TOKEN_SECONDS: 300 }),
  },
  {
    code: 'refresh-refused',
    group: ACCOUNT,
    does: 'Renewing a token is refused.',
    see: 'With « tokens-300 » on: the next page signs out.',
    rows: ['AUT-16'],
    calls: [{ method: 'POST', path: /\/authentication-token\/refresh/, meets: { status: 401 } }],
  },
  ...(
    [
      ['animals', 'FEATURE_ANIMALS', '/mon-compte/mes-animaux/', ['GRD-01', 'RTE-33', 'RTE-34']],
      [
        'guides',
        'FEATURE_GUIDES',
        '/guide-croquettes/ and /userGuide/guide-nutrition-full/',
        ['GRD-04', 'GRD-06', 'RTE-44', 'RTE-52', 'RTE-53'],
      ],
      ['sponsorship', 'FEATURE_SPONSORSHIP', '/mon-compte/mes-parrainages/', ['GRD-10', 'RTE-37']],
      [
        'subscriptions',
        'FEATURE_SUBSCRIPTIONS',
        '/mon-compte/mes-abonnements/',
        ['GRD-14', 'RTE-40'],
      ],
      ['orders', 'FEATURE_ORDERS', '/mon-compte/mes-commandes/', ['GRD-12', 'RTE-38']],
    ] as const
  ).map(
    ([name, setting, address, rows]): Switch => ({
      code: `without-${name}`,
      group: FEATURES,
      does: `The feature « ${name} » is off.`,
      see: `${address} does not open, the pages of other features do.`,
      rows: [...rows, 'GRD-15'],
      settings: () => ({ [setting]: false }),
    }),
  ),
  {
    code: 'maintenance',
    group: FEATURES,
    does: 'Questions and shops are in maintenance (MAINTENANCE=faq,shop).',
    see: '/faq/ and /magasins/ lead to /maintenance/; Back does not return to it.',
    rows: ['GRD-16', 'GRD-17', 'RTE-09'],
    settings: () => ({ MAINTENANCE: ['faq', 'shop'] }),
  },
  {
    code: 'web-views-of-app',
    group: FEATURES,
    does: 'Web views of an account open in the application alone.',
    see: 'Signed in, the web view of a payment change is refused to this browser.',
    rows: ['GRD-09', 'RTE-54'],
    settings: () => ({ WEB_VIEW_CLIENTS: ['GamelleApp'] }),
  },
  {
    code: 'recommendation-down',
    group: GUIDES,
    does: 'The recommendation service answers 500.',
    see: 'Go through /mini-guide-bi-nutrition/nouveau/ with a cat: a technical error, to be tried later.',
    rows: ['GDE-21'],
    calls: [{ path: recommendation, meets: down }],
  },
  {
    code: 'nothing-recommended',
    group: GUIDES,
    does: 'The recommendation service has nothing to propose.',
    see: 'Go through /guide-croquettes/nouveau/: « Notre service est actuellement indisponible ».',
    rows: ['GDE-22'],
    calls: [
      {
        path: recommendation,
        meets: {
          status: 200,
          body: {
            data: { recommendation: null, alternatives: [], notes: [], menus: [] },
            meta: {},
          },
        },
      },
    ],
  },
  {
    code: 'picture-access-stalled',
    group: PICTURES,
    does: 'The authentication endpoint of the picture host does not answer.',
    see: 'Send the picture of an animal: after 60 s the page says so, /_dev/log/ has the message.',
    rows: ['IMG-15'],
    calls: [{ path: pictureAccess, meets: 'stall' }],
  },
  {
    code: 'picture-access-down',
    group: PICTURES,
    does: 'The authentication endpoint of the picture host cannot be reached.',
    see: 'Send the picture of an animal: it is refused at once, /_dev/log/ has the message.',
    rows: ['IMG-16'],
    calls: [{ path: pictureAccess, meets: 'refused' }],
  },
  {
    code: 'picture-access-odd',
    group: PICTURES,
    does: 'The authentication endpoint of the picture host answers without a signature.',
    see: 'Send the picture of an animal: it is refused, /_dev/log/ has the message.',
    rows: ['IMG-17'],
    calls: [{ path: pictureAccess, meets: { status: 200, body: { token: 'only' } } }],
  },
  {
    code: 'upload-down',
    group: PICTURES,
    does: 'The picture host cannot be reached for the file itself.',
    see: 'Send the picture of an animal: it is refused, /_dev/log/ has the message.',
    rows: ['IMG-18'],
    calls: [{ method: 'POST', path: /^\/api\/v1\/files\/upload/, meets: 'refused' }],
  },
  {
    code: 'exit-popup',
    group: CAMPAIGNS,
    does: 'The service answers a popup of no kind.',
    see: 'Ten seconds after a page opened leave it by the top edge, or follow a link to another host: the offer opens, the console of the tag manager hears of it.',
    rows: 'CMP-02 CMP-25 CMP-26 CMP-27 CMP-28 CMP-29 CMP-30 CMP-31 CMP-32'.split(' '),
    campaign: popup(undefined, { title: '5 € pour goûter', discount: 500 }),
  },
  {
    code: 'country-wall',
    group: CAMPAIGNS,
    does: 'The service answers the wall of countries.',
    see: 'Any page: five countries to choose from.',
    rows: ['CMP-04', 'CMP-11', 'I18-09', 'I18-10'],
    campaign: popup('country_wall'),
  },
  {
    code: 'language-wall',
    group: CAMPAIGNS,
    does: 'The service answers the wall of languages.',
    see: 'Any page: French, and Dutch which opens with « dutch ».',
    rows: ['CMP-05', 'I18-11'],
    campaign: popup('language_switcher_wall'),
  },
  {
    code: 'markdown-popup',
    group: CAMPAIGNS,
    does: 'The service answers a text with everything Markdown has that is dangerous or odd.',
    see: 'Any page: headings begin at h3 and end at h6, raw HTML, line breaks, links found, five links refused, one picture address kept, 101 quotes.',
    rows: 'CMP-06 CMP-33 CMP-34 CMP-35 CMP-36 CMP-37 CMP-38'.split(' '),
    campaign: popup('markdown', { title: 'Markdown', content: MARKDOWN, first_level: 3 }),
  },
  {
    code: 'top-header',
    group: CAMPAIGNS,
    does: 'The service answers a banner, besides what else it answers.',
    see: 'Any page: the banner above the header; with another campaign on, both.',
    rows: ['CMP-07', 'CMP-14'],
    campaign: {
      action: 'top_header',
      configurations: { message: 'Une **annonce** pour essayer', dismissible: true },
    },
  },
  {
    code: 'product-offer',
    group: CAMPAIGNS,
    does: 'The service answers an offer for product pages.',
    see: 'Any product: the advertisement below what it is about.',
    rows: ['CMP-08'],
    campaign: {
      action: 'ad_product_offer',
      configurations: {
        title: 'Une offre pour essayer',
        text: 'Montrée par un interrupteur.',
        link: { to: '/page/abonnement/' },
      },
    },
  },
  {
    code: 'category-push',
    group: CAMPAIGNS,
    does: 'The service answers an advertisement for categories.',
    see: '/chien/: the advertisement below the list.',
    rows: ['CMP-09'],
    campaign: {
      action: 'ad_push_category',
      configurations: {
        title: 'Une publicité pour essayer',
        text: 'Montrée par un interrupteur.',
        link: { to: '/guide-croquettes/', target_blank: true, nofollow: true },
      },
    },
  },
  {
    code: 'unknown-action',
    group: CAMPAIGNS,
    does: 'The service answers an action nobody knows.',
    see: 'Any page: nothing; the answer in the network log has it.',
    rows: ['CMP-13'],
    campaign: { action: 'confetti', configurations: {} },
  },
  {
    code: 'ab-test-b',
    group: CAMPAIGNS,
    does: 'The service puts this browser into segment b of the test « essai ».',
    see: 'After a yes to cookies open a page, then /_dev/browser/: the segment, who is in it, and a button that takes the test away. It outlives a reload and goes along with the next view.',
    rows: ['CMP-20', 'CMP-22', 'CMP-23', 'CMP-24', 'TRK-13'],
    campaign: { action: 'abtest', configurations: { name: 'essai', segment: 'b' } },
  },
  {
    code: 'ab-test-c',
    group: CAMPAIGNS,
    does: 'The service puts this browser into segment c of the same test.',
    see: 'After « ab-test-b », switched off again: /_dev/browser/ still says b, the first segment is kept.',
    rows: ['CMP-21'],
    campaign: { action: 'abtest', configurations: { name: 'essai', segment: 'c' } },
  },
  {
    code: 'campaigns-down',
    group: CAMPAIGNS,
    does: 'The campaign service answers 500.',
    see: 'Any page: it stands without campaigns, the console says "no campaigns".',
    rows: ['CMP-01'],
    browser: [{ method: 'POST', path: /^\/campaigns\/\?/, meets: down }],
  },
  {
    code: 'reports-fail',
    group: CAMPAIGNS,
    does: 'Reports of campaigns are answered 500.',
    see: 'After a yes to cookies, on /chat/: the campaign shows, the console says "not reported".',
    rows: ['CMP-19'],
    browser: [{ method: 'POST', path: /^\/campaigns\/report\//, meets: down }],
  },
  {
    code: 'tag-manager',
    group: MEASURING,
    does: 'The stand-in of the tag manager measures, as it does in a demonstration anyhow.',
    see: 'After a yes to cookies the console says each entry of the data layer.',
    rows: 'TRK-01 TRK-14 TRK-18 TRK-19 TRK-20 TRK-21 TRK-22'.split(' '),
    settings: () => ({ GTM_ID: 'GTM-DEMO', GTM_SOURCE: '/_dev/tag-manager/gtm.js' }),
  },
  {
    code: 'tag-script-blocked',
    group: MEASURING,
    does: 'The script of the tag manager cannot be loaded.',
    see: 'After a yes to cookies: the page stands; each further page asks for the script again (network log).',
    rows: ['TRK-04'],
    browser: [{ path: tagScript, meets: { status: 503, script: '' } }],
  },
];

const COOKIE = /(?:^|;\s*)gamelle_dev=([a-z0-9.-]*)/;

/** Name of the cookie with a visitor's switch codes, joined by dots. */
export const SWITCH_COOKIE = 'gamelle_dev';

/** The switches of a visitor, in the order of the list; unknown codes are left out. */
export function switchesOf(cookies: string | null | undefined): readonly Switch[] {
  const codes = COOKIE.exec(cookies ?? '')?.[1]?.split('.');
  return codes?.[0] ? SWITCHES.filter(({ code }) => codes.includes(code)) : [];
}
