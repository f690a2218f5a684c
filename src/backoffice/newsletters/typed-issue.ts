import { z } from 'zod';
import { type IssueEdit, type IssueShape, issueEdit } from '#modules/newsletter/admin-contracts.ts';

const SEGMENT = /^segment:(\d{1,9})$/;

/** An issue as a form has it: its pace is text, and a segment is one of the audiences. */
export const typedIssue = issueEdit.omit({ segment: true }).extend({
  audience: z.union([issueEdit.shape.audience.exclude(['segment']), z.string().regex(SEGMENT)]),
  perMinute: z.coerce.number().int().min(1).max(1000),
});

/** The same with its audience and its segment apart, as the operations take it. */
export function issueOf<T extends z.output<typeof typedIssue>>(
  typed: T,
): Omit<T, 'audience'> & Pick<IssueEdit, 'audience' | 'segment'> {
  const [, number] = SEGMENT.exec(typed.audience) ?? [];
  const audience = number ? 'segment' : issueEdit.shape.audience.parse(typed.audience);
  return { ...typed, audience, segment: number ? Number(number) : null };
}

/** What the field of the audience holds. */
export const audienceField = ({ audience, segment }: Pick<IssueShape, 'audience' | 'segment'>) =>
  audience === 'segment' ? `segment:${segment ?? ''}` : audience;
