// algoliasearch 4 as it comes from the registry.
import algoliasearch from 'algoliasearch-4';
import lite from 'algoliasearch-4/lite.js';

const { host, protocol } = new URL(process.env.SHOP);
const options = {
  hosts: [{ url: `${host}/search`, protocol: protocol.slice(0, -1), accept: 3 }],
};
const keys = ['GAMELLE', 'public-search-key'];
const search = async (client) => {
  const { results } = await client.search([
    { indexName: 'b2c-products', query: 'saumon', params: { hitsPerPage: 5 } },
  ]);
  return results[0].nbHits;
};
const index = algoliasearch(...keys, options).initIndex('b2c-products');
const { facetHits } = await index.searchForFacetValues('labels.espece', 'chie');

console.log(
  JSON.stringify({
    lite: await search(lite(...keys, options)),
    full: (await index.search('saumon')).nbHits,
    facetHits: facetHits.map(({ value }) => value),
  }),
);
