import type { RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';

const LINK = { '@type': '@id' };

/** Terms of the Hydra vocabulary that collections and errors use. */
const HYDRA = {
  hydra: 'http://www.w3.org/ns/hydra/core#',
  'hydra:first': LINK,
  'hydra:last': LINK,
  'hydra:previous': LINK,
  'hydra:next': LINK,
};

const TYPE = /^[A-Z][A-Za-z]{0,63}$/;
const ONE_DAY = 'public, max-age=86400';

/**
 * Answers `/api/v2/contexts/{type}`: a JSON-LD 1.1 context in which every key is a term of the
 * vocabulary, and keys that hold a path are links. Some collection members have no schema of that
 * name, so any well-formed name is answered; anything else is a 404.
 */
export function sendContexts(routes: () => RouteConfig[], vocabulary: string) {
  let linksOf: ReturnType<typeof linksByType> | undefined;
  return (c: Context): Response => {
    linksOf ??= linksByType(routes());
    const type = c.req.param('type') ?? '';
    if (!TYPE.test(type)) throw new HTTPException(404, { message: 'Not Found' });
    const terms = Object.fromEntries([...(linksOf.get(type) ?? [])].map((term) => [term, LINK]));
    const context = { '@vocab': vocabulary, ...HYDRA, ...terms };
    return c.body(JSON.stringify({ '@context': context }), 200, {
      'content-type': 'application/ld+json',
      'cache-control': ONE_DAY,
    });
  };
}

/** Every type that is answered somewhere, with those of its keys that always hold a path. */
function linksByType(routes: readonly RouteConfig[]): Map<string, ReadonlySet<string>> {
  const shapes = new Map<string, Set<z.ZodObject>>();
  const seen = new Set<z.ZodType>();
  const answers = routes
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap((answer) => Object.values(('content' in answer && answer.content) || {}))
    .flatMap((media) => (media && 'schema' in media ? [media.schema] : []));
  for (const answer of answers)
    walk(answer, seen, (shape) => {
      for (const name of namesOf(shape))
        shapes.set(name, (shapes.get(name) ?? new Set()).add(shape));
    });
  return new Map([...shapes].map(([name, own]) => [name, linksIn(own)]));
}

/** The names of a schema as context addresses write them: `hydra:Error` is `Error`. */
function namesOf({ shape }: z.ZodObject): string[] {
  const type = shape['@type'];
  return type instanceof z.ZodLiteral
    ? [...type.values].map((name) => String(name).replace(/^hydra:/, ''))
    : [];
}

function linksIn(shapes: ReadonlySet<z.ZodObject>): ReadonlySet<string> {
  const links = new Set<string>();
  const texts = new Set<string>();
  const seen = new Set<z.ZodType>();
  for (const own of shapes)
    walk(own, seen, ({ shape }) => {
      for (const [key, value] of Object.entries(shape)) {
        if (key.startsWith('@') || !holdsText(value as z.ZodType)) continue;
        const isPath = /^Paths? of /.test((value as z.ZodType).description ?? '');
        (isPath ? links : texts).add(key);
      }
    });
  return links.difference(texts);
}

/** Visits every object schema inside a schema. */
function walk(shape: unknown, seen: Set<z.ZodType>, visit: (shape: z.ZodObject) => void): void {
  if (!(shape instanceof z.ZodType) || seen.has(shape)) return;
  seen.add(shape);
  if (shape instanceof z.ZodObject) visit(shape);
  for (const part of partsOf(shape)) walk(part, seen, visit);
}

function partsOf(shape: z.ZodType): unknown[] {
  if (shape instanceof z.ZodObject) return Object.values(shape.shape);
  if (shape instanceof z.ZodLazy) return [shape.unwrap()];
  return Object.values(shape.def).flat();
}

function holdsText(shape: z.ZodType): boolean {
  if (shape instanceof z.ZodObject) return false;
  return (
    shape instanceof z.ZodString ||
    partsOf(shape).some((part) => part instanceof z.ZodType && holdsText(part))
  );
}
