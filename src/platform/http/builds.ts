import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';

const MANIFEST = /^manifest-(\w+)\.js$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Build {
  id: string;
  /** Milliseconds since 1970 at which it was made. */
  timestamp: number;
}

/**
 * Which build this process serves, for pages that were loaded before it (contracts §2.7). Known from
 * the name of its manifest, which the browser knows its own by; none while developing.
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
