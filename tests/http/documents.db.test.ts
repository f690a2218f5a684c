import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createServices } from '../../src/registry/api.ts';
import { testShop } from '../support/shop.ts';
import type { Schema } from './operations.ts';

/** As much of a printed operation as is compared here. */
interface PrintedOperation {
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const services = createServices(testShop().appContext);
const documents = services.describe();

type Closed = Map<string, Set<unknown>>;
interface Described {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
type Printed = Schema & {
  $ref?: string;
  const?: unknown;
  additionalProperties?: Schema | boolean;
  prefixItems?: Schema[];
};

/** The closed sets of a JSON Schema, by the keys that lead to them. */
function closedSets(root: Schema, components: Record<string, Schema>, at: string): Closed {
  const found: Closed = new Map();
  const walk = (schema: Printed, path: string, within: readonly string[]) => {
    if (schema.$ref) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      if (!within.includes(name)) walk(components[name] ?? {}, path, [...within, name]);
    }
    const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
    for (const value of values)
      if (value !== null) found.set(path, (found.get(path) ?? new Set()).add(value));
    for (const [key, inner] of Object.entries(schema.properties ?? {}))
      walk(inner, `${path}.${key}`, within);
    for (const inner of [schema.anyOf, schema.oneOf, schema.allOf, schema.prefixItems].flat())
      if (inner) walk(inner, path, within);
    for (const inner of [schema.items, schema.additionalProperties])
      if (inner && typeof inner === 'object') walk(inner, `${path}[]`, within);
  };
  walk(root, at, []);
  return found;
}

const asSchema = (shape: unknown, io: 'input' | 'output') =>
  JSON.parse(
    JSON.stringify(z.toJSONSchema(shape as z.ZodType, { io, unrepresentable: 'any' })),
  ) as Schema & { $defs?: Record<string, Schema> };

test('V-03 every value of every closed set is in the documents', () => {
  const missing: string[] = [];
  let seen = 0;
  for (const surface of ['shop', 'content', 'admin'] as const) {
    const { paths, components } = documents[surface] as unknown as {
      paths: Record<string, Record<string, Described>>;
      components: { schemas: Record<string, Schema> };
    };
    const byName = new Map(
      Object.values(paths)
        .flatMap(Object.values)
        .map((operation) => [operation.operationId, operation] as const),
    );
    const compare = (name: string, shape: unknown, printed: Schema | undefined, place: string) => {
      const reported = printed ? closedSets(printed, components.schemas, place) : new Map();
      for (const io of ['input', 'output'] as const) {
        const written = asSchema(shape, io);
        for (const [path, values] of closedSets(written, written.$defs ?? {}, place)) {
          seen += 1;
          const lacking = [...values].filter((value) => !reported.get(path)?.has(value));
          if (lacking.length > 0) missing.push(`${name} ${path}: ${lacking.join(', ')}`);
        }
      }
    };
    for (const { operationId: name = '', request, responses } of services.routes()[surface]) {
      const operation = byName.get(name) as object as PrintedOperation | undefined;
      if (!operation) continue;
      for (const place of ['params', 'query', 'headers'] as const)
        for (const [key, shape] of Object.entries((request?.[place] as z.ZodObject)?.shape ?? {}))
          compare(
            name,
            shape,
            operation.parameters?.find((one) => one.name === key)?.schema,
            `${place}.${key}`,
          );
      for (const [type, media] of Object.entries(request?.body?.content ?? {}) as [
        string,
        { schema?: unknown },
      ][])
        if (media.schema)
          compare(name, media.schema, operation.requestBody?.content[type]?.schema, 'body');
      for (const [status, { content = {} }] of Object.entries(responses) as [
        string,
        { content?: object },
      ][])
        for (const [type, media] of Object.entries(content))
          compare(
            name,
            (media as { schema: unknown }).schema,
            operation.responses[status]?.content?.[type]?.schema,
            status,
          );
    }
  }
  expect(seen).toBeGreaterThan(1000);
  expect([...new Set(missing)]).toEqual([]);
});

const SURFACES = Object.keys(documents) as (keyof typeof documents)[];
/** Its own types demand a key that its own rules do not have. */
const OPEN_API_RULES = spectralRulesets.oas as object as RulesetDefinition;
const servers = [{ url: 'https://shop.example' }];
/** The campaign service has always been asked at `/campaigns/` (contracts §6). */
const endsWithSlash = (surface: string) => surface === 'campaigns';

test.each(SURFACES)(
  'V-11 the linter of Spectral finds nothing in the document of %s',
  async (surface) => {
    const linter = new spectralCore.Spectral();
    linter.setRuleset({
      extends: [[OPEN_API_RULES, 'recommended']],
      rules: { 'path-keys-no-trailing-slash': endsWithSlash(surface) ? 'off' : 'error' },
    });
    const problems = await linter.run(JSON.stringify({ ...documents[surface], servers }));
    expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
  },
);

test.each(SURFACES)(
  'V-11 the linter of Redocly finds nothing in the document of %s',
  async (surface) => {
    const config = await createConfig({
      extends: ['recommended'],
      // Some calls redirect, and do nothing else.
      rules: {
        'operation-2xx-response': 'off',
        'no-path-trailing-slash': endsWithSlash(surface) ? 'off' : 'error',
        'operation-description': 'error',
        'tag-description': 'error',
        'operation-tag-defined': 'error',
      },
    });
    const source = JSON.stringify({ ...documents[surface], servers });
    const problems = await lintFromString({ source, absoluteRef: `/${surface}.json`, config });
    expect(
      problems.map(({ ruleId, message, location: [place] }) => [ruleId, message, place?.pointer]),
    ).toEqual([]);
  },
);

test('V-11 an order has a name, and each of its fields a description', () => {
  const schemas = Object.assign(
    {},
    ...[documents.shop, documents.content].map(
      (one) => (one as unknown as { components: { schemas: object } }).components.schemas,
    ),
  ) as Record<string, Printed & { description?: string }>;
  for (const name of ['Order', 'Cart', 'Subscription', 'Product', 'Address', 'Customer', 'Animal'])
    expect(schemas).toHaveProperty(name);
  const silent: string[] = [];
  const walk = (schema: Printed, path: string, within: readonly string[]) => {
    const name = schema.$ref?.split('/').at(-1);
    if (name && !within.includes(name)) walk(schemas[name] ?? {}, name, [...within, name]);
    for (const [key, inner] of Object.entries(schema.properties ?? {})) {
      const reported = inner as Printed & { description?: string };
      if (!reported.description) silent.push(`${path}.${key}`);
      walk(reported, `${path}.${key}`, within);
    }
    for (const inner of [schema.anyOf, schema.allOf, schema.items].flat())
      if (inner) walk(inner, path, within);
  };
  for (const name of ['Cart', 'Subscription', 'Product', 'ProductVariant', 'ProductAtAnyRender'])
    walk({ $ref: `#/components/schemas/${name}` } as Printed, name, []);
  expect([...new Set(silent)]).toEqual([]);
  const order = schemas.Order as Schema;
  for (const state of ['state', 'status', 'checkoutState', 'paymentState', 'shippingState'])
    expect(order.properties?.[state]?.enum?.length).toBeGreaterThan(3);
});

test('V-04 V-18 lists of the content say what they may be filtered, sorted and cut by, as docs/api.md does', async () => {
  const page = await readFile('docs/api.md', 'utf8');
  const rows = page.matchAll(/^\| `(\/api\/b2c-[\w-]+)` \| (.+) \|$/gm);
  const reported = new Map([...rows].map(([, path, names]) => [path, names?.match(/[\w.]+/g)]));
  expect(reported.size).toBe(7);
  const { paths } = documents.content as unknown as {
    paths: Record<string, Record<string, Described>>;
  };
  for (const [path = '', names] of reported) {
    const parameters = new Map(
      paths[path]?.get?.parameters?.map(({ name, schema }) => [name, schema]),
    );
    for (const name of ['filters', 'sort', 'fields', 'pagination', '_q', 'locale'])
      expect([...parameters.keys()], path).toContain(name);
    const filters = Object.entries(parameters.get('filters')?.properties ?? {}).flatMap(
      ([name, { properties }]) =>
        properties && name !== '$not'
          ? Object.keys(properties).map((inner) => `${name}.${inner}`)
          : [name],
    );
    expect(filters.filter((name) => !name.startsWith('$')).toSorted(), path).toEqual(
      names?.toSorted(),
    );
  }
});
