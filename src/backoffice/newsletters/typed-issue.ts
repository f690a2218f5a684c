import { z } from 'zod';
import { type IssueEdit, type IssueShape, issueEdit } from '#modules/newsletter/admin-contracts.ts';

const SEGMENT = /^segment:(\d{1,9})$/;

/** Form variant of an issue: the rate is text, and a segment is one of the audience options. */
export const typedIssue = issueEdit.omit({ segment: true }).extend({
  audience: z.union([issueEdit.shape.audience.exclude(['segment']), z.string().regex(SEGMENT)]),
  perMinute: z.coerce.number().int().min(1).max(1000),
});

/** The form's values as input of the operations, with audience and segment separate. */
export function issueOf<T extends z.output<typeof typedIssue>>(
  typed: T,
): Omit<T, 'audience'> & Pick<IssueEdit, 'audience' | 'segment'> {
  const [, number] = SEGMENT.exec(typed.audience) ?? [];
  const audience = number ? 'segment' : issueEdit.shape.audience.parse(typed.audience);
  return { ...typed, audience, segment: number ? Number(number) : null };
}

/** Value of the audience field. */
export const audienceField = ({ audience, segment }: Pick<IssueShape, 'audience' | 'segment'>) =>
  audience === 'segment' ? `segment:${segment ?? ''}` : audience;
