import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import {
  segmentChanges,
  segmentEdit,
  segmentPreviewInput,
} from '#modules/segments/admin-contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { segmentCalls } from '#services/admin/segments.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { officePaths } from '../paths.ts';
import type { SegmentAnswer } from './segment-form.tsx';
import { typedSegment } from './typed-rules.ts';

const typed = { words: 'segment', prefix: 'rules.' };

const createSegment: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    ...typed,
    form: 'createSegment',
    data,
    schema: segmentEdit,
    input: typedSegment(typedValues(data)),
    send: async (edit) => {
      const { id } = await segmentCalls(admin).create(edit, key);
      throw redirect(officePaths.segment(id, 'enregistre'));
    },
  });

const editSegment: OfficeIntent<{ id: string }> = ({ admin, data, key, id }) =>
  submitForm({
    ...typed,
    form: 'editSegment',
    data,
    schema: segmentChanges,
    input: typedSegment(typedValues(data)),
    send: (edit) => segmentCalls(admin).edit(id, edit, key),
  });

const removeSegment: OfficeIntent<{ id: string }> = ({ admin, data, key, id }) =>
  submitForm({
    form: 'removeSegment',
    data,
    schema: z.object({}),
    send: async () => {
      await segmentCalls(admin).remove(id, key);
      throw redirect(officePaths.segments());
    },
  });

export const newSegmentIntents = { createSegment };
export const segmentIntents = { editSegment, removeSegment };

/** Current members for the typed criteria; the form keeps its values. */
export async function previewOf(
  admin: AdminClient,
  data: FormData,
  form: 'createSegment' | 'editSegment',
): Promise<SegmentAnswer> {
  const values = typedValues(data);
  const { done, refused } = await submitForm({
    ...typed,
    form,
    data,
    schema: segmentPreviewInput,
    input: typedSegment(values),
    send: (rules) => segmentCalls(admin).preview(rules),
  });
  if (refused) return refused;
  return { form, values, submission: randomUUID(), fields: {}, problems: [], preview: done };
}
