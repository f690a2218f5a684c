import { teamList } from '#kit/team-list.ts';
import { PRODUCT_STATUSES, SPECIES } from './product-states.ts';

/** Stock shortages a product can be filtered by. */
export const STOCK_STATES = ['out', 'low'] as const;

/** Missing translations a product can be filtered by, for sale in Flanders. */
export const DUTCH_STATES = ['owed'] as const;

/** The team's list of products, by name. */
export const productList = teamList({
  id: 'products',
  columns: [
    'picture',
    'name',
    'sku',
    'stock',
    'available',
    'formats',
    'price',
    'species',
    'kind',
    'status',
  ],
  hidden: ['formats', 'species', 'kind'],
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 200,
      description: 'A sku, a variant code, or a part of the name',
    },
    species: { kind: 'choice', key: 'animal', oneOf: SPECIES },
    category: { kind: 'offered', key: 'categorie', maxLength: 200, description: 'Its path' },
    status: { kind: 'choice', key: 'etat', oneOf: PRODUCT_STATUSES },
    stock: { kind: 'choice', key: 'stock', oneOf: STOCK_STATES },
    dutch: {
      kind: 'choice',
      key: 'neerlandais',
      oneOf: DUTCH_STATES,
      description: '`owed`: it is sold, and its label is not whole in Dutch (FOOD-02)',
    },
  },
});
