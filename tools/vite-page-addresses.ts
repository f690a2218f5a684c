import type { Plugin } from 'vite';
import * as list from '../src/pages/list.ts';

/** The virtual module of the list, one per importing file. */
const OF = '\0page-addresses-of:';
const LIST = /(^#pages|^\.|[\\/]src[\\/]pages)[\\/]list\.ts$/;
const LINKS = /[\\/]src[\\/].+[\\/]([a-z]+-)?paths\.ts$/;

/**
 * Browsers get only the addresses of the page list: one constant each, of which only used ones stay
 * in a bundle. Each file of links has its own copy: shared, it would send the addresses of mails,
 * accounts and the back office to every shopper.
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
      LIST.test(id) && LINKS.test(importer) ? OF + importer : null,
    load: (id) => (id.startsWith(OF) ? { code, map: null, moduleSideEffects: false } : null),
    transform: { filter: { id: LIST }, handler: () => ({ code, map: null }) },
  };
}
