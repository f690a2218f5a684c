import type { Context } from 'hono';

/**
 * One entity as read: its attributes are JSON text from the database, so answers are concatenated
 * without parsing it.
 */
export interface Entity {
  id: number;
  documentId: string;
  json: string;
}

export type Fields = readonly string[] | null;

const JSON_TYPE = 'application/json; charset=utf-8';

/** `{ data: {id, attributes}, meta: {} }`, or the flat shape of version 5 when requested (§3.1). */
export function sendItem(c: Context, entity: Entity, fields: Fields = null, meta: object = {}) {
  const data = present(c, entity, fields);
  return c.body(`{"data":${data},"meta":${JSON.stringify(meta)}}`, 200, headers);
}

/** `{ data: […], meta }`. */
export function sendList(
  c: Context,
  entities: readonly Entity[],
  meta: object,
  fields: Fields = null,
) {
  const data = entities.map((entity) => present(c, entity, fields)).join(',');
  return c.body(`{"data":[${data}],"meta":${JSON.stringify(meta)}}`, 200, headers);
}

const headers = { 'content-type': JSON_TYPE };

function present(c: Context, { id, documentId, json }: Entity, fields: Fields): string {
  const flat = c.req.header('strapi-response-format') === 'v5';
  if (!flat && !fields) return `{"id":${id},"attributes":${json}}`;
  const attributes = pick(JSON.parse(json), fields);
  if (!flat) return JSON.stringify({ id, attributes });
  return JSON.stringify({ id, documentId, ...(unwrap(attributes) as object) });
}

function pick(attributes: Record<string, unknown>, fields: Fields) {
  if (!fields) return attributes;
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => fields.includes(key)));
}

/** Removes the `data` and `attributes` wrappers around relations, which version 5 does not have. */
function unwrap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrap);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  if (entries.length === 1 && 'data' in value) return unwrap(value.data);
  if (entries.length === 2 && 'id' in value && 'attributes' in value)
    return { id: value.id, ...(unwrap(value.attributes) as object) };
  return Object.fromEntries(entries.map(([key, inner]) => [key, unwrap(inner)]));
}
