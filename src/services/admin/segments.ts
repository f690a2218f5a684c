import type { BodyOf } from '#kit/operation.ts';
import * as segments from '#modules/segments/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Segments of customers. */
export const segmentCalls = (admin: AdminClient) => ({
  /** By name. */
  list: async () => (await admin.list(segments.listSegments)).members,
  /** The segments offered as a filter of the customer list. */
  names: async () => (await admin.list(segments.listSegmentNames)).members,
  breeds: async () => (await admin.list(segments.listSegmentBreeds)).members,
  read: (id: string) => admin.read(segments.getSegment, { params: { id } }),
  /** Customers in a segment today; saves nothing. */
  preview: (body: BodyOf<typeof segments.previewSegment>) =>
    admin.change(segments.previewSegment, { body }),
  create: (body: BodyOf<typeof segments.createSegment>, key: Key) =>
    admin.change(segments.createSegment, { body, key }),
  edit: (id: string, body: BodyOf<typeof segments.editSegment>, key: Key) =>
    admin.change(segments.editSegment, { params: { id }, body, key }),
  remove: (id: string, key: Key) => admin.change(segments.removeSegment, { params: { id }, key }),
});
