import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { type Description, EVERY_FACT, type Fact, type Rules, type Wanted } from './rules/index.ts';

export const refusals = {
  'segment.unknown': 404,
  /** Another one is called so. */
  'segment.name_taken': 422,
  /** Everybody is no segment. */
  'segment.no_rules': 422,
  /** A breed or a product it names does not exist. */
  'segment.no_such_thing': 422,
  'segment.changed_meanwhile': 409,
  /** A promotion or an issue that is not sent yet means it. */
  'segment.in_use': 409,
} as const satisfies RefusalCatalogue;

const atMost = (most: number) => z.int().min(0).max(most).nullable();
/** The least is not above the most. */
const rising = (last: string) => ({ path: [last], params: { code: 'invalid' } });
/** Codes at most of one rule. */
const MOST_CODES = 50;

function wantedShape(fact: Description): z.ZodType<Wanted> {
  switch (fact.kind) {
    case 'range':
      return z
        .object({ least: atMost(fact.most), most: atMost(fact.most) })
        .refine(({ least, most }) => least !== null || most !== null)
        .refine(
          ({ least, most }) => least === null || most === null || least <= most,
          rising('most'),
        );
    case 'span':
      return z
        .object({ from: z.iso.date().nullable(), until: z.iso.date().nullable() })
        .refine(({ from, until }) => from !== null || until !== null)
        .refine(
          ({ from, until }) => from === null || until === null || from <= until,
          rising('until'),
        );
    case 'yesNo':
      return z.boolean();
    case 'choice':
      return z.array(z.enum(fact.oneOf as [string, ...string[]])).min(1);
    case 'codes':
      return z.array(z.string().regex(fact.pattern)).min(1).max(MOST_CODES);
  }
}

/** Each fact that is asked, by its name; all of them hold of who is meant. */
export const rulesShape: z.ZodType<Rules> = z.strictObject(
  Object.fromEntries(
    EVERY_FACT.map(([name, fact]) => [name, wantedShape(fact).optional()]),
  ) as Record<Fact, z.ZodOptional<z.ZodType<Wanted>>>,
);

export const segmentEdit = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^\P{Cc}*$/u),
  rules: rulesShape,
});
export type SegmentEdit = z.infer<typeof segmentEdit>;
export const segmentChanges = segmentEdit.extend({ version: z.int() });
export const segmentPreviewInput = segmentEdit.pick({ rules: true });

/** What means a segment: a promotion by its code, an issue of the newsletter by its number. */
const useShape = z.object({
  kind: z.enum(['promotion', 'issue']),
  id: z.string(),
  name: z.string(),
  /** It stops the segment from being removed: it is not over. */
  isOpen: z.boolean(),
});

/** A segment. */
export const segmentShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Segment'),
  id: z.int(),
  version: z.int(),
  name: z.string(),
  rules: rulesShape,
  by: z.string(),
  updatedAt: z.string(),
  uses: z.array(useShape),
});
export type SegmentShape = z.infer<typeof segmentShape>;

/** Who is in it today. */
export const segmentPreviewShape = z.object({
  '@type': z.literal('SegmentPreview'),
  /** Accounts; one above 10,000 stands for all beyond. */
  count: z.int(),
  /** Of those, who takes the newsletter. */
  newsletter: z.int(),
  /** The newest of them; empty for who may not read customers and whose an order is. */
  members: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
});
export type SegmentPreviewShape = z.infer<typeof segmentPreviewShape>;

/** A breed a rule may name. */
export const segmentBreedShape = z.object({
  code: z.string(),
  name: z.string(),
  species: z.string(),
});
