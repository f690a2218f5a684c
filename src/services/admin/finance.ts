import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as bank from '#modules/bank/admin-operations.ts';
import * as books from '#modules/books/admin-operations.ts';
import * as campaigns from '#modules/campaigns/admin-operations.ts';
import * as checkout from '#modules/checkout/admin-operations.ts';
import * as figures from '#modules/figures/admin-operations.ts';
import * as invoices from '#modules/invoices/admin-operations.ts';
import * as renewals from '#modules/renewals/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Accounting. */
export const financeCalls = (admin: AdminClient) => ({
  read: () => admin.read(checkout.getFinances),
  findings: () => admin.list(checkout.listFindings),
  close: (finding: string, body: BodyOf<typeof checkout.closeFinding>, key: Key) =>
    admin.change(checkout.closeFinding, { params: { finding }, body, key }),
  match: (key: Key) => admin.change(checkout.matchPayments, { body: {}, key }),
});

/** Invoices and credit notes, and the tax returns computed from them. */
export const documentCalls = (admin: AdminClient) => ({
  ofOrder: (number: string) => admin.list(invoices.listDocumentsOfOrder, { params: { number } }),
  billing: (number: string) => admin.read(invoices.getOrderBilling, { params: { number } }),
  /** Corrects who is billed; an issued invoice is taken back and replaced. */
  correctBilling: (number: string, body: BodyOf<typeof invoices.correctOrderBilling>, key: Key) =>
    admin.change(invoices.correctOrderBilling, { params: { number }, body, key }),
  file: (document: string) => admin.file(invoices.getDocumentFile, { params: { document } }),
  verify: () => admin.read(invoices.verifyDocuments),
  closings: (kind: QueryOf<typeof invoices.listClosings>['kind']) =>
    admin.list(invoices.listClosings, { query: { kind } }),
  /** Without days: the twelve months that end with this one. */
  report: (query: QueryOf<typeof invoices.getSalesReport>) =>
    admin.read(invoices.getSalesReport, { query }),
  ossReturn: (query: QueryOf<typeof invoices.exportOssReturn>) =>
    admin.file(invoices.exportOssReturn, { query }),
  dailyTotals: (query: QueryOf<typeof invoices.exportDailyTotals>) =>
    admin.file(invoices.exportDailyTotals, { query }),
  closingsSheet: (query: QueryOf<typeof invoices.exportClosings>) =>
    admin.file(invoices.exportClosings, { query }),
});

/** Statements of the bank, and the orders they pay. */
export const bankCalls = (admin: AdminClient) => ({
  read: (text: string) => admin.change(bank.readBankStatement, { body: { text } }),
  note: (body: BodyOf<typeof bank.noteBankStatement>, key: Key) =>
    admin.change(bank.noteBankStatement, { body, key }),
});

/** Key figures. */
export const figureCalls = (admin: AdminClient) => ({
  /** Without days: the thirty that end today. */
  read: (query: QueryOf<typeof figures.getFigures>) => admin.read(figures.getFigures, { query }),
  subscribers: (query: QueryOf<typeof figures.getSubscriberFigures>) =>
    admin.read(figures.getSubscriberFigures, { query }),
  promotions: (query: QueryOf<typeof figures.getPromotionFigures>) =>
    admin.read(figures.getPromotionFigures, { query }),
  funnel: (query: QueryOf<typeof figures.getFunnelFigures>) =>
    admin.read(figures.getFunnelFigures, { query }),
  mail: () => admin.read(figures.getFigureMail),
  chooseMail: (body: BodyOf<typeof figures.chooseFigureMail>, key: string | undefined) =>
    admin.change(figures.chooseFigureMail, { body, key }),
  /** A/B tests of campaigns, with their results. */
  tests: () => admin.list(campaigns.listAbTests),
  forecast: (query: QueryOf<typeof renewals.getForecast>) =>
    admin.read(renewals.getForecast, { query }),
  rehearsal: (day: string) => admin.read(renewals.getRehearsal, { params: { day } }),
  rehearseTomorrow: (key: Key) => admin.change(renewals.rehearseTomorrow, { body: {}, key }),
});

/** The general ledger: accounts, entries, months and exports. */
export const bookCalls = (admin: AdminClient) => ({
  /** By default this month. */
  balance: (month: string | undefined) => admin.read(books.getTrialBalance, { query: { month } }),
  months: () => admin.list(books.listBookMonths),
  close: (month: string, key: Key) =>
    admin.change(books.closeBookMonth, { params: { month }, key }),
  payOut: (body: BodyOf<typeof books.recordPayout>, key: Key) =>
    admin.change(books.recordPayout, { body, key }),
  /** The latest payouts, and reports of failed ones. */
  payouts: () => admin.read(books.readPayouts),
  takeBack: (body: BodyOf<typeof books.returnPayout>, key: Key) =>
    admin.change(books.returnPayout, { body, key }),
  fec: (query: QueryOf<typeof books.exportFec>) => admin.file(books.exportFec, { query }),
  archive: (query: QueryOf<typeof invoices.exportDocuments>) =>
    admin.file(invoices.exportDocuments, { query }),
});
