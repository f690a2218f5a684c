import type { Plugin } from 'vite';

const SERVER_ONLY = /\/src\/(modules\/[^/]+\/server|platform)\//;

/** Refuses a build in which server code would reach the browser. */
export function browserGuard(): Plugin {
  return {
    name: 'browser-guard',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (SERVER_ONLY.test(id))
        throw new Error(`${id} is server code and a browser file imports it.`);
    },
  };
}
