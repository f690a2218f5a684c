import type { Violation } from '#kit/refusal.ts';

const LONGEST_LIFE_YEARS = 120;

/** FRM-19: a birthday must be in the past and at most 120 years ago; null when it is valid. */
export function birthdayViolation(birthday: string, today: Temporal.PlainDate): Violation | null {
  const oldest = today.subtract({ years: LONGEST_LIFE_YEARS });
  const propertyPath = 'birthday';
  const born = parseDay(birthday);
  if (born === null) return { propertyPath, code: 'invalid' };
  if (Temporal.PlainDate.compare(born, today) >= 0) {
    return { propertyPath, code: 'before', params: { limit: today.toString() } };
  }
  if (Temporal.PlainDate.compare(born, oldest) < 0) {
    return { propertyPath, code: 'after', params: { limit: oldest.toString() } };
  }
  return null;
}

function parseDay(text: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
