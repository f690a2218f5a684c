import type { Plugin } from 'vite';
import * as list from '../src/pages/list.ts';

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
    transform: {
      filter: { id: /[\\/]src[\\/]pages[\\/]list\.ts$/ },
      handler: () => ({ code, map: null }),
    },
  };
}
