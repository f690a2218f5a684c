import type { Plugin } from 'vite';
import * as list from '../src/pages/list.ts';

/** The list as one file of links imports it. */
const OF = '\0page-addresses-of:';
const LIST = /(^#pages|^\.|[\\/]src[\\/]pages)[\\/]list\.ts$/;
const LINKS = /[\\/]src[\\/].+[\\/]([a-z]+-)?paths\.ts$/;

/**
 * Browsers are given the addresses of the pages and nothing else of the list: one constant for each,
 * of which only those that are linked to stay. Each file of links has a list of its own: shared, it
 * would bring the addresses of mails, of an account and of the team to every shopper.
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
