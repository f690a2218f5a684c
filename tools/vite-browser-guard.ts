import type { Plugin } from 'vite';

/** Operations too: their schemas are large, and only the server calls them. */
const SERVER_ONLY = /\/src\/(modules\/[^/]+\/(server\/|([a-z]+-)?operations\.ts)|platform\/)/;

/** Fails a build in which server code would be sent to browsers. */
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
