import { ownValue } from '#kit/own-value.ts';
import type { Config } from '#platform/config.ts';
import type { StaffMember } from './admin-env.ts';

/** Cents a staff member may give per day; larger amounts need a second approval. */
export const goodwillOf = (
  { GOODWILL_PER_DAY }: Pick<Config, 'GOODWILL_PER_DAY'>,
  { role, composed }: StaffMember,
): number => composed?.goodwill ?? ownValue(GOODWILL_PER_DAY, role) ?? 0;
