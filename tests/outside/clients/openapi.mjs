// openapi-fetch, which sends what types made from the published document name.
import createClient from 'openapi-fetch';

const shop = createClient({ baseUrl: process.env.SHOP });
shop.use({
  onRequest({ request }) {
    if (request.method === 'PATCH')
      request.headers.set('content-type', 'application/merge-patch+json');
  },
});
const query = { channelCode: 'FR_WEB', locale: 'fr_FR' };
const orders = '/api/v2/shop/orders';
const variants = await shop.GET('/api/v2/shop/product-variants', { params: { query } });
const variant = variants.data['hydra:member'].find(({ inStock, price }) => inStock && price > 0);

const opened = await shop.POST(orders, { params: { query }, body: {} });
const path = { token: opened.data.tokenValue };
const added = await shop.PATCH(`${orders}/{token}/items`, {
  params: { path, query },
  body: { productVariant: variant['@id'], quantity: 1 },
});
const item = { ...path, id: added.data.items[0].id };
const changed = await shop.PATCH(`${orders}/{token}/items/{id}`, {
  params: { path: item, query },
  body: { quantity: 3 },
});
const removed = await shop.DELETE(`${orders}/{token}/items/{id}`, {
  params: { path: item, query },
});
const left = await shop.GET(`${orders}/{token}`, { params: { path, query } });
const discarded = await shop.DELETE(`${orders}/{token}`, { params: { path, query } });
const gone = await shop.GET(`${orders}/{token}`, { params: { path, query } });

console.log(
  JSON.stringify({
    opened: opened.response.status,
    added: added.response.status,
    quantity: changed.data.items[0].quantity,
    removed: removed.response.status,
    left: left.data.items.length,
    discarded: discarded.response.status,
    gone: gone.response.status,
  }),
);
