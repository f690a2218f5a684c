import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as purchasing from '#modules/purchasing/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Suppliers and purchase orders. */
export const purchasingCalls = (admin: AdminClient) => ({
  suppliers: async () => (await admin.list(purchasing.listSuppliers)).members,
  supplier: (id: string) => admin.read(purchasing.getSupplier, { params: { id } }),
  addSupplier: (body: BodyOf<typeof purchasing.addSupplier>, key: Key) =>
    admin.change(purchasing.addSupplier, { body, key }),
  changeSupplier: (id: string, body: BodyOf<typeof purchasing.changeSupplier>, key: Key) =>
    admin.change(purchasing.changeSupplier, { params: { id }, body, key }),
  setArticles: (id: string, body: BodyOf<typeof purchasing.setSuppliedArticles>, key: Key) =>
    admin.change(purchasing.setSuppliedArticles, { params: { id }, body, key }),
  /** Creates drafts for what will be out of stock. */
  propose: (key: Key) => admin.change(purchasing.proposePurchases, { body: {}, key }),
  open: (supplier: number, key: Key) =>
    admin.change(purchasing.openPurchase, { body: { supplier }, key }),
  /** Purchase orders. */
  purchases: (query: QueryOf<typeof purchasing.listPurchases>) =>
    admin.list(purchasing.listPurchases, { query }),
  purchase: (id: string) => admin.read(purchasing.getPurchase, { params: { id } }),
  edit: (id: string, body: BodyOf<typeof purchasing.editPurchase>, key: Key) =>
    admin.change(purchasing.editPurchase, { params: { id }, body, key }),
  send: (id: string, version: number, key: Key) =>
    admin.change(purchasing.sendPurchase, { params: { id }, body: { version }, key }),
  receive: (id: string, body: BodyOf<typeof purchasing.receivePurchase>, key: Key) =>
    admin.change(purchasing.receivePurchase, { params: { id }, body, key }),
  close: (id: string, version: number, key: Key) =>
    admin.change(purchasing.closePurchase, { params: { id }, body: { version }, key }),
  /** The PDF of a purchase order, as attached to its mail. */
  printed: (id: string) => admin.file(purchasing.printPurchase, { params: { id } }),
  file: (id: string) => admin.file(purchasing.exportPurchase, { params: { id } }),
});
