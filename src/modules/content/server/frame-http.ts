import type { Operation } from '#kit/operation.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { contentRoutes as routes } from '#platform/http/content-app.ts';
import { sendItem } from '#platform/http/content-envelope.ts';
import { notFound } from '#platform/http/content-errors.ts';
import { fieldsOf, parseContentQuery } from '#platform/http/content-query.ts';
import { contentRoute } from '#platform/http/route.ts';
import type { Reader } from '#registry/schema.ts';
import * as operations from '../content-operations.ts';
import { withoutLinks } from '../rules/index.ts';
import { findEntry } from './queries.ts';
import { selectable } from './selectable.ts';

/** Types with a single entry, and whether they are part of the layout of every page. */
const SINGLES = [
  [operations.getHeader, 'header', true],
  [operations.getFooter, 'footer', true],
  [operations.getHome, 'home', false],
] as const;

/** The home page, and header and footer of every page without links to `hiddenPaths`. */
export function frameRoutes(hiddenPaths: (db: Reader) => Promise<ReadonlySet<string>>) {
  const app = routes<ShopEnv>();
  for (const [single, type, isFrame] of SINGLES)
    app.openapi(contentRoute<Operation>(single), async (c) => {
      const { config, reads } = c.var.appContext;
      const fields = fieldsOf(parseContentQuery(c.req.url), selectable(type));
      const found = await findEntry(reads.published, config, type, type, c.var.locale.slice(0, 2));
      if (!found) throw notFound();
      const hidden = isFrame ? await hiddenPaths(reads.published) : new Set<string>();
      if (hidden.size === 0) return sendItem(c, found, fields);
      const json = JSON.stringify(withoutLinks(JSON.parse(found.json), hidden));
      return sendItem(c, { ...found, json }, fields);
    });
  return app;
}
