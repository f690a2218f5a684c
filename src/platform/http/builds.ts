import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';

const MANIFEST = /^manifest-(\w+)\.js$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Build {
  id: string;
  /** Build time, in milliseconds since 1970. */
  timestamp: number;
}

/**
 * Tells pages loaded before a deployment which build is served now (contracts §2.7). Taken from the
 * name of the route manifest, which the browser has too; none in development.
 */
export function builds(clientFolder: string): Hono {
  let cached: Promise<Build | null> | undefined;
  const current = () => {
    cached ??= readBuild(join(clientFolder, 'assets'));
    return cached;
  };
  const app = new Hono();
  app.get('/builds/latest.json', async (c) => {
    const build = await current();
    return build ? c.json(build, 200, { 'cache-control': 'no-store' }) : c.notFound();
  });
  app.get('/builds/meta/:file', async (c) => {
    const build = await current();
    if (!build || c.req.param('file') !== `${build.id}.json`) return c.notFound();
    const meta = { ...build, prerendered: [], matcher: {} };
    return c.json(meta, 200, { 'cache-control': FOR_EVER });
  });
  return app;
}

async function readBuild(folder: string): Promise<Build | null> {
  // Without a build there is no folder.
  const names = await readdir(folder).catch(() => []);
  const name = names.find((one) => MANIFEST.test(one));
  const [, id] = MANIFEST.exec(name ?? '') ?? [];
  if (!name || !id) return null;
  return { id, timestamp: Math.round((await stat(join(folder, name))).mtimeMs) };
}
