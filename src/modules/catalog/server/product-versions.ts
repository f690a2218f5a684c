import { sql } from 'kysely';
import { jsonText } from '#kit/json-text.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import { MOST_VERSIONS } from '../rules/index.ts';
import type { DocumentSource } from './document-source.ts';
import type { VersionContent } from './tables.ts';

/** What a product or category says: as text by fact, and as an edit would say it. */
export interface VersionState {
  facts: Record<string, string>;
  content: VersionContent;
}

const listed = (values: readonly string[]) => values.join(', ');

type Label = NonNullable<DocumentSource['label']>;

const labelFacts = (label: Label): Record<string, string> => ({
  composition: label.composition,
  additives: label.additives,
  instructions: label.instructions,
  storage: label.storage,
  operator: label.operator,
  feedType: label.type,
  kibbleMm: String(label.kibbleMm ?? ''),
  constituents: listed(label.constituents.map(({ code, value }) => `${code} ${value}`)),
  energy: String(label.declaredEnergy ?? label.computedEnergy ?? ''),
});

/** Editable facts of a product as text by name, from which two versions are compared. */
export function factsOf(source: DocumentSource): Record<string, string> {
  const { label, seo, safety } = source;
  const { status, replaced_by: successor } = source;
  return {
    name: source.name,
    shortDescription: source.short_description,
    description: source.description_html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    seo: seo ? `${seo.title} · ${seo.description}` : '',
    status: successor ? `${status} (${successor})` : status,
    facts: listed(
      [
        source.species,
        source.kind,
        source.tax_category,
        source.protein ?? '',
        ...source.life_stages,
        ...source.sizes,
        ...source.needs,
        source.subscribable ? 'abonnement' : '',
        source.guide ? 'guide' : '',
      ].filter(Boolean),
    ),
    categories: listed(source.categories.map(({ name, path }) => `${name} (${path})`)),
    ...(label && labelFacts(label)),
    packaging: listed(source.packaging.map((part) => Object.values(part).join(' / '))),
    safety: safety ? listed(Object.values(safety)) : '',
    variants: source.variants
      .map(({ code, format, netGrams, grossGrams, ean, visible }) =>
        [code, format, `${netGrams} g / ${grossGrams} g`, ean, visible ? '' : 'retiré']
          .filter(Boolean)
          .join(' '),
      )
      .join(' ; '),
    pictures: listed(
      source.pictures.map(({ alt, variant }) => [variant, alt].filter(Boolean).join(' ')),
    ),
  };
}

/** A product as an edit would say it: what a version gives back, and what a scheduled edit expects. */
export function contentOf(source: DocumentSource): VersionContent {
  const { label, safety, pictures } = source;
  const content = {
    name: source.name,
    shortDescription: source.short_description,
    description: source.description_html,
    seo: source.seo,
    facts: {
      species: source.species,
      kind: source.kind,
      taxCategory: source.tax_category,
      protein: source.protein,
      lifeStages: source.life_stages,
      sizes: source.sizes,
      needs: source.needs,
      subscribable: source.subscribable,
      guided: source.guide !== null,
    },
    categories: source.categories.map(({ path }) => path),
    label: label
      ? {
          type: label.type,
          composition: label.composition,
          additives: label.additives,
          instructions: label.instructions,
          storage: label.storage,
          operator: label.operator,
          kibbleMm: label.kibbleMm,
        }
      : undefined,
    analysis: label
      ? { constituents: label.constituents, declaredEnergy: label.declaredEnergy }
      : undefined,
    packaging: source.packaging,
    safety: safety ?? undefined,
    status: source.status,
    replacedBy: source.replaced_by ?? undefined,
    pictures: pictures.map(({ hash, alt, variant }) => ({ hash, alt, variant })),
  };
  // As the database returns it: without what is undefined.
  return JSON.parse(JSON.stringify(content));
}

/** Facts and content of a product today. */
export const productState = (source: DocumentSource): VersionState => ({
  facts: factsOf(source),
  content: contentOf(source),
});

/** Stores the facts of products at their versions; a version already stored is not changed. */
export async function keepVersions(
  { tx, now }: UnitOfWork,
  sources: readonly DocumentSource[],
  by: string,
): Promise<void> {
  if (sources.length === 0) return;
  await tx
    .insertInto('product_versions')
    .values(
      sources.map((source) => ({
        product_id: source.id,
        version: source.version,
        saved_by: by,
        facts: jsonText(factsOf(source)),
        content: jsonText(contentOf(source)),
        saved_at: new Date(now.epochMilliseconds),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    delete from product_versions v
    using unnest(${sources.map(({ id }) => id)}::bigint[], ${sources.map(({ version }) => version)}::int[])
      as n (id, newest)
    where v.product_id = n.id and v.version <= n.newest - ${MOST_VERSIONS}`.execute(tx);
}

/** Old and new text of one fact, and the author of the change. */
export interface Change {
  fact: string;
  before: string;
  after: string;
  by: string;
  at: Date;
}

/** Facts of a product that changed since a version; empty when that version was not stored. */
export async function changesSince(db: Db, sku: string, version: number): Promise<Change[]> {
  const { rows } = await sql<Change>`
    with kept as (
      select v.* from product_versions v join products p on p.id = v.product_id
      where p.sku = ${sku} and v.version >= ${version}),
    bounds as (
      select (select facts from kept where version = ${version}) as old, k.facts as new,
        (select content from kept where version = ${version}) is not null as "isFull",
        k.saved_by, k.saved_at
      from kept k order by k.version desc limit 1)
    select f.key as fact, coalesce(b.old ->> f.key, '') as before,
      coalesce(b.new ->> f.key, '') as after, b.saved_by as by, b.saved_at as at
    from bounds b, jsonb_object_keys(b.new || b.old) as f (key)
    where coalesce(b.old ->> f.key, '') <> coalesce(b.new ->> f.key, '')
      -- Facts stored since: a version of before says nothing of them.
      and (b."isFull" or b.old ? f.key)
    order by f.key`.execute(db);
  return rows;
}
