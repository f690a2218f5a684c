import type { Plugin } from 'vite';
import * as list from '../src/pages/list.ts';

/** The list as the back office imports it: shared with the shop, it would bring its addresses to every shopper. */
const FOR_OFFICE = '\0page-addresses-of-the-back-office';
const LIST = /[\\/]src[\\/]pages[\\/]list\.ts$/;
const OFFICE = /[\\/]src[\\/]backoffice[\\/]/;

/**
 * Browsers are given the addresses of the pages and nothing else of the list: one constant for each,
 * of which only those that are linked to stay.
 */
export function pageAddresses(): Plugin {
  const code = Object.entries(list)
    .map(([id, { address }]) => `export const ${id} = { address: ${JSON.stringify(address)} };`)
    .join('\n');
  return {
    name: 'page-addresses',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer = '') =>
      id === '#pages/list.ts' && OFFICE.test(importer) ? FOR_OFFICE : null,
    load: (id) => (id === FOR_OFFICE ? { code, map: null, moduleSideEffects: false } : null),
    transform: { filter: { id: LIST }, handler: () => ({ code, map: null }) },
  };
}
