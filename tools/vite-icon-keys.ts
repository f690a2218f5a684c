import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** Numbers the keys of an icon's shapes, which are random letters that compress to nothing. */
export const numberedKeys = (code: string): string => {
  let count = 0;
  return code.replaceAll(/\bkey: ?"[a-z0-9]+"/g, () => `key: "${count++}"`);
};

/** Icons as browsers get them: some sixty on every page. */
export function iconKeys(): Plugin {
  return {
    name: 'icon-keys',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: numberedKeys(code), map: null }),
    },
  };
}
