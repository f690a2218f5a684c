import { sql } from 'kysely';
import type { Entity } from '#platform/http/content-envelope.ts';
import type { Db } from '#registry/schema.ts';
import type { GuideFacts } from '../contracts.ts';
import { spokenEntities } from './translations.ts';

/** A food as the guides need it. Energy in kcal per 100 g as fed; null when unknown. */
export interface GuideFood extends GuideFacts {
  sku: string;
  kind: 'kibble' | 'wet';
  species: 'dog' | 'cat';
  complete: boolean;
  kcalPer100g: number | null;
  /** Has a format that can be bought on the channel. */
  available: boolean;
}

const energy = sql<number | null>`coalesce(l.declared_energy, l.computed_energy)::float8`;

/** All food of one species that has facts for the guides. One query. */
export async function findGuideFoods(
  db: Db,
  channelCode: string,
  species: GuideFood['species'],
): Promise<GuideFood[]> {
  const { rows } = await sql<Omit<GuideFood, keyof GuideFacts> & { guide: GuideFacts }>`
    select p.sku, p.kind, p.species, p.guide, l.type = 'complete' as complete,
      ${energy} as "kcalPer100g",
      d.listed and exists (
        select from product_variants v
        where v.product_id = p.id and v.visible and v.available > 0) as available
    from products p
    join food_labels l on l.product_id = p.id
    join product_documents d on d.product_id = p.id and d.channel_code = ${channelCode}
    where p.guide is not null and p.species = ${species} and p.kind in ('kibble', 'wet')
    order by p.sku`.execute(db);
  return rows.map(({ guide, ...food }) => ({ ...food, ...guide }));
}

/** The food with this product sku or variant code; null when there is none. */
export async function findGuideFood(
  db: Db,
  reference: string,
): Promise<Pick<GuideFood, 'species' | 'kind' | 'kcalPer100g' | 'lifeStages'> | null> {
  const { rows } = await sql<
    Pick<GuideFood, 'species' | 'kind' | 'kcalPer100g'> & { guide: GuideFacts }
  >`
    select p.species, p.kind, p.guide, ${energy} as "kcalPer100g"
    from products p
    join food_labels l on l.product_id = p.id
    where p.guide is not null and p.status <> 'draft' and p.species in ('dog', 'cat')
      and (p.sku = ${reference}
      or p.id = (select v.product_id from product_variants v where v.code = ${reference}))
    `.execute(db);
  const food = rows[0];
  return food ? { ...food, lifeStages: food.guide.lifeStages } : null;
}

/** The foods of these variants, by code; variants that are no food for the guides are missing. One query. */
export async function findGuideFoodsOf(
  db: Db,
  variantCodes: readonly string[],
): Promise<ReadonlyMap<string, Pick<GuideFood, 'species' | 'kcalPer100g' | 'lifeStages'>>> {
  const { rows } = await sql<
    Pick<GuideFood, 'species' | 'kcalPer100g'> & { code: string; guide: GuideFacts }
  >`
    select v.code, p.species, p.guide, ${energy} as "kcalPer100g"
    from product_variants v
    join products p on p.id = v.product_id
    join food_labels l on l.product_id = p.id
    where v.code = any(${[...variantCodes]}) and p.guide is not null
      and p.status <> 'draft' and p.species in ('dog', 'cat')`.execute(db);
  return new Map(
    rows.map(({ code, species, kcalPer100g, guide }) => [
      code,
      { species, kcalPer100g, lifeStages: guide.lifeStages },
    ]),
  );
}

/** Summaries of these products, in the given order; those not listed on the channel are left out. */
export async function findSummaries(
  db: Db,
  channelCode: string,
  skus: readonly string[],
): Promise<readonly Entity[]> {
  if (skus.length === 0) return [];
  const { rows } = await sql<Entity>`
    select d.product_id as id, d.sku as "documentId", d.summary::text as json
    from product_documents d
    where d.channel_code = ${channelCode} and d.listed and d.sku = any(${skus as string[]})
    order by array_position(${skus as string[]}, d.sku)`.execute(db);
  return spokenEntities(db, rows);
}
