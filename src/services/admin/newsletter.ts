import type { BodyOf } from '#kit/operation.ts';
import * as newsletter from '#modules/newsletter/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Issues of the newsletter. */
export const newsletterCalls = (admin: AdminClient) => ({
  /** Newest first. */
  issues: async () => (await admin.list(newsletter.listNewsletterIssues)).members,
  issue: (id: string) => admin.read(newsletter.getNewsletterIssue, { params: { id } }),
  preview: (id: string) => admin.read(newsletter.previewNewsletterIssue, { params: { id } }),
  create: (body: BodyOf<typeof newsletter.createNewsletterIssue>, key: Key) =>
    admin.change(newsletter.createNewsletterIssue, { body, key }),
  edit: (id: string, body: BodyOf<typeof newsletter.editNewsletterIssue>, key: Key) =>
    admin.change(newsletter.editNewsletterIssue, { params: { id }, body, key }),
  test: (id: string, key: Key) =>
    admin.change(newsletter.tryNewsletterIssue, { params: { id }, body: {}, key }),
  start: (id: string, body: BodyOf<typeof newsletter.startNewsletterIssue>, key: Key) =>
    admin.change(newsletter.startNewsletterIssue, { params: { id }, body, key }),
  stop: (id: string, key: Key) =>
    admin.change(newsletter.stopNewsletterIssue, { params: { id }, body: {}, key }),
  report: (body: BodyOf<typeof newsletter.readMailReport>, key: Key) =>
    admin.change(newsletter.readMailReport, { body, key }),
});
