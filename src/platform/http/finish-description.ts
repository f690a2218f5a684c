/** A JSON Schema, with the members this file reads. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  description?: string;
  prefixItems?: Schema[];
  items?: unknown;
  'x-name'?: string;
  'x-about'?: string;
  'x-same-as'?: string;
  [key: string]: unknown;
}

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: object[];
  security?: object[];
  responses?: Record<string, unknown>;
}

/** An OpenAPI document as the generator writes it. */
interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/**
 * Authentication of an operation: a token (or a ticket derived from one), an optional token, the
 * public search key, or none.
 */
export type Access = 'token' | 'ticket' | 'either' | 'key' | 'anybody';

/** Parts of a document that its operations share. */
export interface SharedParts {
  parameters: readonly { name: string; description: string; example: string }[];
  /** Every tag with its description. */
  tags: Readonly<Record<string, string>>;
  /** Security schemes; absent when no operation needs one. */
  schemes?: Readonly<Record<string, object>>;
  accessOf(operationId: string, tag: string): Access;
}

const BY_TOKEN = { bearer: [] };
const BY_TICKET = { ticket: [] };
const SECURITY: Readonly<Record<Access, object[]>> = {
  token: [BY_TOKEN],
  ticket: [BY_TOKEN, BY_TICKET],
  either: [{}, BY_TOKEN],
  key: [{ applicationId: [], searchKey: [] }],
  anybody: [],
};
const WHO: Readonly<Record<Access, string>> = {
  token: 'Needs the bearer token of who is signed in.',
  ticket: 'Needs the bearer token of who is signed in, or a ticket that stands for it.',
  either: 'Needs no token; with one it is done in the name of who is signed in.',
  key: 'Needs the application id and the public key of search.',
  anybody: 'Needs no token.',
};

/** Bearer token obtained by signing in. */
export const BEARER = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The `token` a sign-in answers, as `Authorization: Bearer <token>`.',
};

/** Completes a generated document so that a client can work from it alone. */
export function finishDescription<T extends object>(document: T, shared: SharedParts): T {
  const schemas: Record<string, Schema> = {};
  const plain = tidy(JSON.parse(JSON.stringify(document)), schemas) as Document;
  const parameters = shared.parameters.map(({ name, ...about }) => ({
    name,
    in: 'query',
    required: false,
    schema: { type: 'string' },
    ...about,
  }));
  const used = new Set<string>();
  for (const operation of Object.values(plain.paths ?? {}).flatMap(Object.values)) {
    const [tag = ''] = operation.tags ?? [];
    used.add(tag);
    const access = shared.accessOf(operation.operationId, tag);
    operation.parameters = [...(operation.parameters ?? []), ...parameters];
    operation.security = SECURITY[access];
    operation.description ??= describe(operation, shared.schemes ? access : null);
  }
  const undescribed = [...used].find((tag) => shared.tags[tag] === undefined);
  if (undescribed !== undefined) throw new Error(`The tag "${undescribed}" is not described`);
  const components = {
    ...plain.components,
    schemas: sorted({ ...plain.components?.schemas, ...schemas }),
  };
  return {
    ...plain,
    tags: Object.entries(shared.tags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    components: shared.schemes ? { ...components, securitySchemes: shared.schemes } : components,
  } as object as T;
}

function describe({ summary = '', parameters = [] }: Operation, access: Access | null): string {
  const headers = new Set(parameters.map((one) => (one as { name?: string }).name));
  return [
    /[.!?]$/.test(summary) ? summary : `${summary}.`,
    access && WHO[access],
    headers.has('idempotency-key') &&
      'Safe to send again with the same `Idempotency-Key`: it creates once.',
    headers.has('if-match') &&
      'With `If-Match` it is refused (409) when somebody changed it since.',
  ]
    .filter(Boolean)
    .join(' ');
}

const sorted = (schemas: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Walks a document from its leaves up and moves named schemas to `schemas`. */
function tidy(value: unknown, schemas: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((inner) => tidy(inner, schemas));
  if (value === null || typeof value !== 'object') return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, tidy(one, schemas)]),
  );
  return moved(wellFormed(inner), schemas);
}

/** Fixes output of the generator that JSON Schema readers do not understand. */
function wellFormed(schema: Schema): Schema {
  const { pattern, type, enum: values, prefixItems } = schema;
  // Removes the flag behind a regular expression, `…/u`.
  if (typeof pattern === 'string') schema.pattern = pattern.replace(/\/u$/, '');
  // An enum that allows null needs null among its values, not only in its type.
  if (values && Array.isArray(type) && type.includes('null') && !values.includes(null))
    schema.enum = [...values, null];
  // Adds the fixed length of a tuple, which the generator omits.
  if (Array.isArray(prefixItems) && schema.items === undefined)
    Object.assign(schema, {
      items: { anyOf: prefixItems },
      minItems: prefixItems.length,
      maxItems: prefixItems.length,
    });
  // Path parameters are always required.
  if (schema.in === 'path') schema.required = true;
  return schema;
}

/** Moves a named schema to `schemas` and returns a reference to it. */
function moved(schema: Schema, schemas: Record<string, Schema>): Schema {
  const { 'x-name': name, 'x-about': about, 'x-same-as': original, description, ...rest } = schema;
  if (name === undefined) return schema;
  const types = [rest.type ?? []].flat();
  const isNullable = types.includes('null');
  const shape: Schema = { description: about ?? '', ...rest };
  if (isNullable) shape.type = types.find((type) => type !== 'null') ?? 'object';
  if (original !== undefined) {
    keep(original, { ...shape, description: schemas[original]?.description ?? '' }, schemas);
    keep(name, { description: about ?? '', allOf: [{ $ref: refTo(original) }] }, schemas);
  } else keep(name, shape, schemas);
  const described = description === undefined ? {} : { description };
  const reference = { $ref: refTo(name) };
  return isNullable
    ? { ...described, anyOf: [reference, { type: 'null' }] }
    : { ...reference, ...described };
}

const refTo = (name: string) => `#/components/schemas/${name}`;

function keep(name: string, shape: Schema, schemas: Record<string, Schema>): void {
  const existing = schemas[name];
  const isSame = !existing || JSON.stringify(fields(existing)) === JSON.stringify(fields(shape));
  if (!isSame) throw new Error(`Two shapes are named "${name}"`);
  if (!existing?.description) schemas[name] = shape;
}

const fields = ({ description: _, ...schema }: Schema) => schema;
