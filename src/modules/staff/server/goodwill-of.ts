import { ownValue } from '#kit/own-value.ts';
import type { Config } from '#platform/config.ts';
import type { StaffMember } from './admin-env.ts';

/** Cents somebody may give away in a day; for more a second colleague is needed. */
export const goodwillOf = (
  { GOODWILL_PER_DAY }: Pick<Config, 'GOODWILL_PER_DAY'>,
  { role, composed }: StaffMember,
): number => composed?.goodwill ?? ownValue(GOODWILL_PER_DAY, role) ?? 0;
