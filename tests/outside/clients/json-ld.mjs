// A JSON-LD processor reads answers as any document of the web: by their addresses, contexts and all.
import jsonld from 'jsonld';

const site = process.env.SHOP;
const query = '?channelCode=FR_WEB&locale=fr_FR';
const contexts = new Set();
const loadNode = jsonld.documentLoaders.node();
const documentLoader = async (url) => {
  if (url.includes('/contexts/')) contexts.add(new URL(url).pathname);
  return loadNode(url);
};
const expand = (input, base) => jsonld.expand(input, { base, safe: true, documentLoader });

const read = async (path, init) => {
  const answer = await fetch(`${site}${path}`, init);
  return [await answer.json(), answer.url];
};
const post = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/ld+json' },
  body: JSON.stringify(body),
});

const members = {};
const lists = ['channels', 'countries', 'locales', 'currencies', 'products', 'product-variants'];
for (const list of [...lists, 'taxons', 'product-reviews', 'subscription-frequencies', 'recalls']) {
  const address = `${site}/api/v2/shop/${list}${query}&itemsPerPage=3`;
  // By its address alone: the processor fetches the answer too.
  const [expanded] = await expand(address, address);
  members[list] = expanded['http://www.w3.org/ns/hydra/core#member'];
}
const [variants] = await read(`/api/v2/shop/product-variants${query}`);
const variant = variants['hydra:member'].find(({ inStock, price }) => inStock && price > 0);
const items = [{ productVariant: variant['@id'], quantity: 1 }];
const [order] = await expand(...(await read(`/api/v2/shop/orders${query}`, post({ items }))));
const [refused] = await expand(
  ...(await read(
    `/api/v2/shop/customers${query}`,
    post({ firstName: '', lastName: '', email: 'x', password: '' }),
  )),
);
const [missing] = await expand(...(await read(`/api/v2/shop/products/none${query}`)));
const term = (node, name) => {
  const [key] = Object.keys(node).filter((one) => one.endsWith(`#${name}`));
  return node[key];
};
console.log(
  JSON.stringify({
    seen: Object.fromEntries(Object.entries(members).map(([list, { length }]) => [list, length])),
    contexts: [...contexts].sort(),
    type: order['@type'],
    id: order['@id'],
    taxon: term(members.products[0], 'mainTaxon'),
    variant: term(term(order, 'items')[0], 'variantCode'),
    refused: refused['@type'],
    missing: missing['@type'],
    unknown: (await fetch(`${site}/api/v2/contexts/none`)).status,
  }),
);
