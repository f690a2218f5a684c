/** The part of OpenAPI 3 that describes requests. */
interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string;
  enum?: unknown[];
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

export interface Description {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface SentRequest {
  method: string;
  path: string;
  /** Parsed from the query or the form: texts, lists and objects of them. */
  form: Record<string, unknown>;
}

const FORM = 'application/x-www-form-urlencoded';

/** Violations of a published description by a request; empty when valid. */
export function problemsOf(
  description: Description,
  { method, path, form }: SentRequest,
): string[] {
  const template = templateOf(description, path, method.toLowerCase());
  const operation = template && description.paths[template]?.[method.toLowerCase()];
  if (!operation) return [`${method} ${path}: there is no such operation`];
  const schema = method === 'GET' ? queryOf(operation) : formOf(operation);
  return objectProblems(description, schema, form, '').map(
    (problem) => `${method} ${template}: ${problem}`,
  );
}

/** The described path; one without parameters takes precedence. */
function templateOf({ paths }: Description, path: string, method: string): string | undefined {
  const parts = path.split('/');
  const fits = (template: string) => {
    const expected = template.split('/');
    const isSame = expected.every((part, at) => part.startsWith('{') || part === parts[at]);
    return expected.length === parts.length && isSame && method in (paths[template] ?? {});
  };
  return paths[path]?.[method] ? path : Object.keys(paths).find(fits);
}

function queryOf({ parameters = [] }: Operation): Schema {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema ?? {}])),
    required: inQuery.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

const formOf = ({ requestBody }: Operation): Schema => ({
  ...requestBody?.content?.[FORM]?.schema,
  additionalProperties: false,
});

function valueProblems(all: Description, given: Schema, value: unknown, at: string): string[] {
  const schema = resolved(all, given);
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => valueProblems(all, one, value, at));
    return tries.some((problems) => problems.length === 0)
      ? []
      : (tries.toSorted((a, b) => a.length - b.length)[0] ?? []);
  }
  if (schema.enum && !schema.enum.includes(value))
    return [`${at} is ${JSON.stringify(value)}, not one of ${schema.enum.join(', ')}`];
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [`${at} is not a list`];
    return value.flatMap((one, nth) =>
      valueProblems(all, schema.items ?? {}, one, `${at}[${nth}]`),
    );
  }
  if (schema.type === 'object' || schema.properties) {
    if (typeof value !== 'object' || value === null) return [`${at} is not an object`];
    return objectProblems(all, schema, value as Record<string, unknown>, at);
  }
  return textProblems(schema, value, at);
}

/** In a form every other value is text. */
function textProblems({ maxLength, type }: Schema, value: unknown, at: string): string[] {
  if (type === undefined) return [];
  if (typeof value !== 'string') return [`${at} is not a ${type}`];
  if (type === 'integer' && !/^-?\d+$/.test(value)) return [`${at} is not a whole number`];
  if (type === 'boolean' && value !== 'true' && value !== 'false')
    return [`${at} is not a boolean`];
  if (maxLength !== undefined && value.length > maxLength) return [`${at} is too long`];
  return [];
}

function objectProblems(
  all: Description,
  schema: Schema,
  value: Record<string, unknown>,
  at: string,
): string[] {
  const { additionalProperties, properties = {}, required = [] } = schema;
  const named = (name: string) => (at ? `${at}[${name}]` : name);
  const isOpen = typeof additionalProperties === 'object' || additionalProperties === true;
  const missing = required.filter((name) => value[name] === undefined);
  return [
    ...missing.map((name) => `${named(name)} is missing`),
    ...Object.entries(value).flatMap(([name, one]) => {
      const existing = properties[name];
      if (existing) return valueProblems(all, existing, one, named(name));
      if (!isOpen) return [`${named(name)} is not described`];
      return typeof additionalProperties === 'object'
        ? valueProblems(all, additionalProperties, one, named(name))
        : [];
    }),
  ];
}

function resolved({ components }: Description, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? (components?.schemas?.[name] ?? {}) : schema;
}
