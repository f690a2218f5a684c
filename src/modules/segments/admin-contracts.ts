import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { type Description, EVERY_FACT, type Fact, type Rules, type Wanted } from './rules/index.ts';

export const refusals = {
  'segment.unknown': 404,
  /** Another segment has this name. */
  'segment.name_taken': 422,
  /** A segment without rules would contain everybody. */
  'segment.no_rules': 422,
  /** A breed or product in a rule does not exist. */
  'segment.no_such_thing': 422,
  'segment.changed_meanwhile': 409,
  /** An active promotion or an unsent newsletter uses it. */
  'segment.in_use': 409,
} as const satisfies RefusalCatalogue;

const atMost = (most: number) => z.int().min(0).max(most).nullable();
/** The minimum must not exceed the maximum. */
const rising = (last: string) => ({ path: [last], params: { code: 'invalid' } });
/** Maximum number of codes in one rule. */
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

/** Conditions by fact name; a member meets all of them. */
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

/** A use of a segment: a promotion by code, or a newsletter by number. */
const useShape = z.object({
  kind: z.enum(['promotion', 'issue']),
  id: z.string(),
  name: z.string(),
  /** Whether the use prevents removal, because it is not over. */
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

/** The members of a segment today. */
export const segmentPreviewShape = z.object({
  '@type': z.literal('SegmentPreview'),
  /** Number of accounts; 10,001 stands for any larger number. */
  count: z.int(),
  /** Number of those subscribed to the newsletter. */
  newsletter: z.int(),
  /** The latest of them; empty without the rights to see customers. */
  members: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
});
export type SegmentPreviewShape = z.infer<typeof segmentPreviewShape>;

/** A breed that a rule can name. */
export const segmentBreedShape = z.object({
  code: z.string(),
  name: z.string(),
  species: z.string(),
});
