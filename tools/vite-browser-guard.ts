import type { Plugin } from 'vite';

/** Operations too: their schemas weigh, and whoever calls them runs on the server. */
const SERVER_ONLY = /\/src\/(modules\/[^/]+\/(server\/|([a-z]+-)?operations\.ts)|platform\/)/;

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
