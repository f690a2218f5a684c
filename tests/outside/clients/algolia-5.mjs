// algoliasearch 5 as it comes from the registry: its Node build, with the requester it chooses.
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';

const { host, protocol } = new URL(process.env.SHOP);
const options = {
  hosts: [{ url: `${host}/search`, protocol: protocol.slice(0, -1), accept: 'readWrite' }],
};
const keys = ['GAMELLE', 'public-search-key'];
const lite = liteClient(...keys, options);
const full = algoliasearch(...keys, options);
const packing = algoliasearch(...keys, { ...options, compression: 'gzip' });

const indexName = 'b2c-products';
const query = 'saumon';
const first = async (client, request) =>
  (await client.search({ requests: [{ indexName, query, ...request }] })).results[0];

const found = await first(lite, {
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  facets: ['labels.espece', 'price'],
});
const slice = await first(full, { query: '', offset: 2, length: 3 });
const { facetHits } = await full.searchForFacetValues({
  indexName,
  facetName: 'labels.espece',
  searchForFacetValuesRequest: { facetQuery: 'chie' },
});
const recommended = await lite.getRecommendations({
  requests: [
    { indexName, model: 'related-products', objectID: found.hits[0].objectID, threshold: 0 },
  ],
});
const statusOf = (input) =>
  input.then(
    () => 200,
    (error) => error.status,
  );
const refused = [
  await statusOf(first(liteClient('GAMELLE', 'wrong', options), {})),
  await statusOf(first(lite, { indexName: 'none' })),
];

console.log(
  JSON.stringify({
    lite: { nbHits: found.nbHits, marked: found.hits[0]._highlightResult.name.value },
    stats: found.facets_stats.price,
    prices: found.facets.price,
    animals: found.facets['labels.espece'],
    packed: (await first(packing, {})).nbHits,
    slice: { offset: slice.offset, length: slice.length, hits: slice.hits.length },
    facetHits: facetHits.map(({ value }) => value),
    recommended: recommended.results[0].hits.length,
    refused,
  }),
);
