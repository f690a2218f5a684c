// What the seed of Medusa's own starter makes: a region, a stock location, delivery, a key of the store
// API; and as many products as are asked for.
const { ContainerRegistrationKeys, Modules, ProductStatus } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');
const { writeFileSync } = require('node:fs');

const AT_ONCE = 100;
const PLENTY = 10000000;

module.exports.default = async function seed({ container, args }) {
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const storeModule = container.resolve(Modules.STORE);
  const run = async (flow, input) => (await flow(container).run({ input })).result;

  const [channel] = await run(flows.createSalesChannelsWorkflow, {
    salesChannelsData: [{ name: 'Bench' }],
  });
  const [store] = await storeModule.listStores();
  await run(flows.updateStoresWorkflow, {
    selector: { id: store.id },
    update: {
      default_sales_channel_id: channel.id,
      supported_currencies: [{ currency_code: 'eur', is_default: true }],
    },
  });
  const [region] = await run(flows.createRegionsWorkflow, {
    regions: [
      {
        name: 'France',
        currency_code: 'eur',
        countries: ['fr'],
        payment_providers: ['pp_system_default'],
      },
    ],
  });
  await run(flows.createTaxRegionsWorkflow, [{ country_code: 'fr', provider_id: 'tp_system' }]);
  const [location] = await run(flows.createStockLocationsWorkflow, {
    locations: [{ name: 'Lyon', address: { city: 'Lyon', country_code: 'FR', address_1: '' } }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  });
  const [profile] = await run(flows.createShippingProfilesWorkflow, {
    data: [{ name: 'Default', type: 'default' }],
  });
  const set = await fulfillment.createFulfillmentSets({
    name: 'Home',
    type: 'shipping',
    service_zones: [{ name: 'France', geo_zones: [{ country_code: 'fr', type: 'country' }] }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  await run(flows.createShippingOptionsWorkflow, [
    {
      name: 'Standard',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Standard', description: 'In 2-3 days', code: 'standard' },
      prices: [{ currency_code: 'eur', amount: 4.9 }],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    },
  ]);
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] });
  const [key] = await run(flows.createApiKeysWorkflow, {
    api_keys: [{ title: 'Bench', type: 'publishable', created_by: '' }],
  });
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] });

  const product = (n) => ({
    title: `Recipe ${n}`,
    handle: `recipe-${n}`,
    description: 'A complete food for cats',
    status: ProductStatus.PUBLISHED,
    shipping_profile_id: profile.id,
    options: [{ title: 'Size', values: ['4 kg'] }],
    variants: [
      {
        title: '4 kg',
        sku: `SKU${n}`,
        options: { Size: '4 kg' },
        prices: [{ amount: 41, currency_code: 'eur' }],
      },
    ],
    sales_channels: [{ id: channel.id }],
  });
  const count = Number(args[0]);
  for (let start = 1; start <= count; start += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - start + 1);
    await run(flows.createProductsWorkflow, {
      products: Array.from({ length }, (_, n) => product(start + n)),
    });
  }
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id'] });
  await run(flows.createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id }) => ({
      location_id: location.id,
      inventory_item_id: id,
      stocked_quantity: PLENTY,
    })),
  });
  writeFileSync('store.json', JSON.stringify({ key: key.token, region: region.id }));
};
