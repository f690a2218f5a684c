import { z } from 'zod';
import { issueEdit } from '#modules/newsletter/admin-contracts.ts';

/** An issue as a form has it: its pace is text. */
export const typedIssue = issueEdit.extend({ perMinute: z.coerce.number().int().min(1).max(1000) });
