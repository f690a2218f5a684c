// @strapi/client as it comes from the registry.
import { strapi } from '@strapi/client';

const client = strapi({ baseURL: `${process.env.SHOP}/api` });
const products = client.collection('b2c-products');
const { data } = await products.find({
  sort: 'name:asc',
  fields: ['sku', 'name'],
  pagination: { pageSize: 3 },
});
const attributesOf = (one) => one.attributes ?? one;
const names = data.map((one) => attributesOf(one).name);
const { sku } = attributesOf(data[0]);
const found = await products.find({ filters: { sku: { $in: [sku] } } });
const header = await client.single('b2c-header').find();
const unknown = await products.findOne('there-is-no-such-product').then(
  () => 200,
  (error) => error.response?.status,
);
const faqs = await client.collection('b2c-faqs').find({ filters: { tags: 'livraison' } });

console.log(
  JSON.stringify({
    sku,
    sorted: names.map((name) =>
      name
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase(),
    ),
    found: found.data.map((one) => attributesOf(one).sku),
    header: Boolean(header.data),
    faqs: faqs.data.length,
    unknown,
  }),
);
