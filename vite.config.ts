import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { browserGuard } from './tools/vite-browser-guard.ts';
import { iconKeys } from './tools/vite-icon-keys.ts';
import { pageAddresses } from './tools/vite-page-addresses.ts';

// Built into the server: what renders pages (always React's production form, whatever NODE_ENV says
// at the start, and only the icons that are used), and what is many files of which few are needed: a
// start reads one file instead of a thousand.
const RENDERING = ['react', 'react-dom', 'react-router', '@react-router/node', 'lucide-react'];
const MANY_FILES = [
  /^@react-email\/(?!render)/,
  /^(@hono\/|hono$)/,
  /^(kysely|zod)$/,
  /^@asteasolutions\//,
];
const BUILT_IN = [...RENDERING, ...MANY_FILES];

// What most pages share travels as five files instead of forty: each request costs a slow telephone
// a round trip. React changes with its version, the rest with every build; what fewer than five
// chunks use stays with them, so that the home page does not carry it; the workbench, which uses every
// control, is a seventh.
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  // Shapes of the services bring zod, which no page needs to be shown.
  {
    name: 'shared',
    // Nor do shoppers need what the lists of the team share: their descriptions, and their icons; nor the
    // rules of each country, before there is an address.
    test: /[\\/]src[\\/](ui|i18n|kit)[\\/](?!accordion|breadcrumb|carousel|checkbox|chip|civil-moment|copy-button|countries|decimal-field|described-shape|error-summary|file-list|gs1|load-more|names|password-field|phone-countries|progress-bar|select\.|sites|slider|state-table|status|stepper|table|tabs|team-list|list-query|page-head|page-size|sheet|unbroken)|lucide-react(?!.*[\\/](arrow-(down|up|left)|bookmark-plus|circle-dashed|copy|download|eye|eye-off|package|pause|play|columns-3|keyboard|rows-3|settings-2)\.)/,
    minShareCount: 6,
  },
  // What shelves and products are narrowed and chosen by, and what tells of them in rows: home has none.
  {
    name: 'choices',
    test: /[\\/]src[\\/]ui[\\/](checkbox|chip|select|table)\./,
    minShareCount: 4,
  },
  // What forms alone use, behind what all share: the pages that are looked at first have none.
  {
    name: 'controls',
    test: /[\\/]src[\\/]ui[\\/](error-summary|password-field|progress-bar|stepper)\.|lucide-react[\\/].*[\\/](arrow-left|circle-dashed|download|eye|eye-off|package)\./,
    minShareCount: 4,
  },
  // With small things most pages with products show: as a file of its own each costs as much again.
  {
    name: 'frame',
    test: /[\\/]src[\\/](pages[\\/](list|paths|to|unreached|route-handle|forms[\\/]use-bot-tokens)|blocks[\\/]campaigns[\\/]shown-campaigns|storefront[\\/](lazy-with-null-fallback|visitor|page-head|newsletter[\\/]newsletter-form|emit-conversion|search[\\/]suggesting|builds[\\/]))|[\\/]src[\\/]modules[\\/](media[\\/]web[\\/](picture-of|scene)|content[\\/]web[\\/]content-(picture|button))|[\\/]product-rail|[\\/]consent\.|lucide-react[\\/].*[\\/](truck|undo-2|user-round|repeat)\.|[\\/]ui[\\/](loading-bar|brand|bowl-path)|[\\/]campaign-bar|[\\/]content-anchor|[\\/]review-item|lucide-react[\\/].*[\\/]menu\./,
    minShareCount: 2,
  },
];

// What runs in a process of its own, beside the server: files of their own, named by who begins them.
const ownProcesses = (): Plugin => ({
  name: 'own-processes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: './src/modules/media/server/picture-tasks.ts',
      fileName: 'picture-tasks.js',
    });
  },
});

// One graph: the server (src/main.ts) and the pages are built together, so no module exists twice.
export default defineConfig(({ command }) => ({
  plugins: [
    browserGuard(),
    pageAddresses(),
    iconKeys(),
    tailwindcss(),
    reactRouter(),
    ownProcesses(),
  ],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: {
      resolve: command === 'build' ? { noExternal: BUILT_IN } : {},
      build: { rollupOptions: { input: './src/main.ts' } },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Nobody reads the compressed size of each of some hundred files.
    reportCompressedSize: false,
    // What a part that is loaded later needs was mostly loaded with the page: naming it there costs more
    // than it saves. Its style is named.
    modulePreload: {
      resolveDependencies: (_, needed) => needed.filter((file) => file.endsWith('.css')),
    },
  },
  ssr: { target: 'node' },
}));
