import { createRoute } from '@hono/zod-openapi';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { contentErrors, contentItem, contentRoutes as routes } from '#platform/http/content-app.ts';
import { sendItem } from '#platform/http/content-envelope.ts';
import { notFound } from '#platform/http/content-errors.ts';
import { fieldsOf, parseContentQuery } from '#platform/http/content-query.ts';
import type { Db } from '#schema.ts';
import { type EntryType, entryShapes } from '../contracts.ts';
import { withoutLinks } from '../rules/index.ts';
import { findEntry } from './queries.ts';
import { selectable } from './selectable.ts';

/** Address and type of what has one entry only, and whether it is part of the frame of every page. */
const SINGLES: readonly [path: string, type: EntryType, name: string, isFrame: boolean][] = [
  ['b2c-header', 'header', 'Header', true],
  ['b2c-footer', 'footer', 'Footer', true],
  ['b2c-home', 'home', 'Home', false],
];

/** The home page and the frame of every page, whose menus do not lead to `hiddenPaths`. */
export function frameRoutes(hiddenPaths: (db: Db) => Promise<ReadonlySet<string>>) {
  const app = routes<ShopEnv>();
  for (const [path, type, name, isFrame] of SINGLES)
    app.openapi(
      createRoute({
        method: 'get',
        path: `/${path}`,
        operationId: `get${name}`,
        tags: ['Content'],
        summary: `The ${type}`,
        responses: {
          200: contentItem(entryShapes[type], `The ${type}`),
          ...contentErrors(400, 404),
        },
      }),
      async (c) => {
        const { config, db } = c.var.machine;
        const fields = fieldsOf(parseContentQuery(c.req.url), selectable(type));
        const found = await findEntry(db, config, type, type, c.var.locale.slice(0, 2));
        if (!found) throw notFound();
        const hidden = isFrame ? await hiddenPaths(db) : new Set<string>();
        if (hidden.size === 0) return sendItem(c, found, fields);
        const json = JSON.stringify(withoutLinks(JSON.parse(found.json), hidden));
        return sendItem(c, { ...found, json }, fields);
      },
    );
  return app;
}
