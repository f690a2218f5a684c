// Vendure as its own starter sets it up, without pictures and back office. `fill` makes the tables and
// so many products; without it the shop API is served. Runs in the folder Vendure is installed in.
const { bootstrap, dummyPaymentHandler, LogLevel, DefaultLogger } = require('@vendure/core');
const { populate } = require('@vendure/core/cli');
const { writeFileSync } = require('node:fs');

const [, , task, products] = process.argv;
const { hostname, port, username, password, pathname } = new URL(process.env.DATABASE_URL);
const database = pathname.slice(1);

const config = {
  apiOptions: {
    port: Number(process.env.PORT),
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'bench', password: 'measured-only' },
    cookieOptions: { secret: 'bench' },
  },
  dbConnectionOptions: {
    ...{ type: 'postgres', host: decodeURIComponent(hostname), port: Number(port), database },
    ...{ username, password, synchronize: task === 'fill', logging: false },
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [],
};

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'France', code: 'FR', zone: 'Europe' }],
  taxRates: [{ name: 'Standard', percentage: 20 }],
  shippingMethods: [{ name: 'Home', price: 490 }],
  paymentMethods: [
    {
      name: 'Dummy',
      handler: {
        code: 'dummy-payment-handler',
        arguments: [{ name: 'automaticSettle', value: 'true' }],
      },
    },
  ],
  collections: [],
};

function productsFile() {
  const header =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
  const line = (n) =>
    `Recipe ${n},recipe-${n},A complete food for cats,,,,,SKU${n},41.00,standard,10000000,true,,`;
  writeFileSync(
    'products.csv',
    [header, ...Array.from({ length: Number(products) }, (_, n) => line(n + 1))].join('\n'),
  );
  return 'products.csv';
}

async function fill() {
  const app = await populate(() => bootstrap(config), initialData, productsFile());
  await app.close();
  process.exit(0);
}

(task === 'fill' ? fill() : bootstrap(config)).catch((error) => {
  console.error(error);
  process.exit(1);
});
