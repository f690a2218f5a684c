// What EverShop's own installation and seed make, without questions: its tables, a zone with one
// delivery method, payment on delivery, and as many products as are asked for.
import './env.js';
import { writeFileSync } from 'node:fs';

const of = (path) => import(`./node_modules/@evershop/evershop/dist/${path}`);
const { migrate } = await of('bin/lib/bootstrap/migrate.js');
const { getCoreModules } = await of('bin/lib/loadModules.js');
const { pool } = await of('lib/postgres/connection.js');
const { default: createProduct } = await of('modules/catalog/services/product/createProduct.js');
const { seedSamplePackage } = await of('bin/seed/seedPackages.js');

await migrate(getCoreModules());
const ask = async (text, ...values) => (await pool.query(text, values)).rows[0];
const { id: zone } = await ask(
  "insert into shipping_zone (name) values ('France') returning shipping_zone_id as id",
);
await ask("insert into shipping_zone_country (zone_id, country) values ($1, 'FR')", zone);
await ask("insert into shipping_zone_provider (zone_id, provider_code) values ($1, 'core')", zone);
const method = await ask(`insert into core_shipping_method (name) values ('Home')
  returning core_shipping_method_id as id, uuid`);
await ask(
  'insert into core_shipping_method_rate (method_id, zone_id, cost) values ($1, $2, 4.9)',
  method.id,
  zone,
);
await ask("insert into setting (name, value) values ('codPaymentStatus', '1')");
const group = await ask("insert into attribute_group (group_name) values ('Bench') returning *");
const { package_id } = await seedSamplePackage();

for (let n = 1; n <= Number(process.argv[2]); n += 1)
  await createProduct(
    {
      type: 'simple',
      name: `Recipe ${n}`,
      url_key: `recipe-${n}`,
      sku: `SKU${n}`,
      status: '1',
      visibility: '1',
      price: 41,
      weight: 4,
      qty: 1000000,
      manage_stock: true,
      stock_availability: true,
      group_id: group.attribute_group_id,
      package_id,
      meta_title: `Recipe ${n}`,
      meta_description: '',
      meta_keywords: '',
    },
    {},
  );
writeFileSync('store.json', JSON.stringify({ method: method.uuid }));
process.exit(0);
