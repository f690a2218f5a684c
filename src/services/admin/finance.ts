import type { FinancesShape, FindingShape, MatchShape } from '#modules/checkout/admin-contracts.ts';
import type {
  ClosingShape,
  DocumentShape,
  SalesReportShape,
  VerificationShape,
} from '#modules/invoices/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

const post = { method: 'POST' as const };

/** What the keeper of the books reads and does. */
export const financeCalls = (admin: AdminClient) => ({
  read: () => admin.read<FinancesShape>('/admin/finances'),
  findings: () => listed<FindingShape>(admin, '/admin/payment-findings'),
  close: (finding: string, note: string, key: string | undefined) =>
    admin.change<null>({
      ...post,
      path: `/admin/payment-findings/${encodeURIComponent(finding)}/close`,
      body: { note },
      key,
    }),
  match: (key: string | undefined) =>
    admin.change<MatchShape>({ ...post, path: '/admin/payment-matches', body: {}, key }),
});

/** Invoices and credit notes, and what is declared from them. */
export const documentCalls = (admin: AdminClient) => ({
  /** Newest first. */
  list: (query: Record<string, string | undefined>) =>
    listed<DocumentShape>(admin, '/admin/documents', query),
  ofOrder: (number: string) =>
    listed<DocumentShape>(admin, `/admin/orders/${encodeURIComponent(number)}/documents`),
  file: (document: string) => admin.file(`/admin/documents/${encodeURIComponent(document)}/file`),
  verify: () => admin.read<VerificationShape>('/admin/document-verification'),
  closings: (kind: string) => listed<ClosingShape>(admin, '/admin/closings', { kind }),
  /** Without days: the twelve months that end with this one. */
  report: (query: { from: string | undefined; to: string | undefined }) =>
    admin.read<SalesReportShape>('/admin/sales-report', query),
  exported: (name: string, query: Record<string, string>) =>
    admin.file(`/admin/exports/${name}`, query),
});
