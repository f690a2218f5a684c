import { z } from 'zod';
import type { Services } from '../../src/registry/api.ts';

/** A JSON Schema as the OpenAPI documents write it. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Described {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export type Surface = keyof ReturnType<Services['describe']>;

/** One call that a document promises to answer. */
export interface Operation {
  name: string;
  surface: Surface;
  method: string;
  path: string;
  /** Whether the document says that nobody gets anything without a token. */
  needsToken: boolean;
  query: { name: string; schema: Schema }[];
  body: Schema | null;
  bodyType: string | null;
  /** Documented content types that are no JSON: files. */
  files: ReadonlySet<string>;
  /** What each documented status answers; null for no body. */
  answers: ReadonlyMap<number, z.ZodType | null>;
}

/** Every operation of these OpenAPI documents; those of the team are asked for by name. */
export function operationsOf(
  services: Services,
  surfaces: readonly Surface[] = ['shop', 'content'],
): Operation[] {
  const documents = services.describe();
  return surfaces.flatMap((surface) => operationsIn(surface, documents[surface]));
}

/** Every operation of one OpenAPI document, as it is published. */
export function operationsIn(surface: Surface, document: object): Operation[] {
  const { paths, components } = document as {
    paths: Record<string, Record<string, Described>>;
    components?: { schemas?: Record<string, Schema> };
  };
  const read = readersOf(components?.schemas ?? {});
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const [bodyType, body] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
      return {
        name: described.operationId,
        surface,
        method: method.toUpperCase(),
        path,
        needsToken:
          described.security.length > 0 &&
          described.security.every((way) => Object.keys(way).length > 0),
        query: (described.parameters ?? []).filter((parameter) => parameter.in === 'query'),
        body: body?.schema ?? null,
        bodyType: bodyType ?? null,
        files: new Set(
          Object.values(described.responses)
            .flatMap(({ content }) => Object.keys(content ?? {}))
            .filter((type) => !type.includes('json')),
        ),
        answers: new Map(
          Object.entries(described.responses).map(([status, { content }]) => {
            const schemas = Object.values(content ?? {}).map(({ schema }) => read(schema));
            return [Number(status), schemas.length > 0 ? z.union(schemas) : null];
          }),
        ),
      };
    }),
  );
}

type Published = z.core.JSONSchema.JSONSchema;

/**
 * Reads what is documented and nothing else: a key no document names is a broken promise too. What
 * many operations answer alike, refusals above all, is read by one reader.
 */
function readersOf(components: Record<string, Schema>): (schema: Schema) => z.ZodType {
  const named: Record<string, Published> = closed(components);
  const made = new Map<string, z.ZodType>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const reader = made.get(text) ?? z.fromJSONSchema(withNamed(closed(schema), named));
    made.set(text, reader);
    return reader;
  };
}

/** The schemas with no room for keys they do not name, and their names where JSON Schema has them. */
function closed(schemas: object) {
  const text = JSON.stringify(schemas, (_key, inner) =>
    inner?.type === 'object' && inner.properties
      ? { additionalProperties: false, ...inner }
      : inner,
  );
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
}

/** A schema with those of the named ones that it leads to. */
function withNamed(schema: Published, named: Record<string, Published>): Published {
  const $defs: Record<string, Published> = {};
  const collect = (part: Published) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/\$defs\/([^"/]+)"/g)) {
      const definition = named[name];
      if (!definition || name in $defs) continue;
      $defs[name] = definition;
      collect(definition);
    }
  };
  collect(schema);
  return { ...schema, $defs };
}
