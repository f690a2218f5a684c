import type { Generated, GeneratedAlways } from 'kysely';
import type { PurchaseState } from '../rules/index.ts';

export interface SuppliersTable {
  id: GeneratedAlways<number>;
  name: string;
  contact: string;
  email: string;
  telephone: string;
  lead_days: number;
  cover_days: number;
  /** Cents before tax. */
  minimum: number;
  version: Generated<number>;
}

export interface SupplierArticlesTable {
  variant_code: string;
  supplier_id: number;
  reference: string;
  multiple: number;
  /** Cents of a piece, before tax. */
  cost: number;
}

export interface PurchaseOrdersTable {
  id: GeneratedAlways<number>;
  supplier_id: number;
  state: Generated<PurchaseState>;
  note: Generated<string>;
  created_at: Date;
  created_by: string;
  sent_at: Date | null;
  sent_by: string | null;
  /** Civil date. */
  expected_on: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  version: Generated<number>;
}

export interface PurchaseOrderLinesTable {
  purchase_order_id: number;
  variant_code: string;
  quantity: number;
  /** Cents of a piece, before tax. */
  cost: number;
}

/** Deliveries received for orders; rows are never changed. */
export interface ReceivedGoodsTable {
  id: GeneratedAlways<number>;
  receipt_id: number;
  purchase_order_id: number;
  variant_code: string;
  quantity: number;
  /** Cents of a piece, before tax. */
  cost: number;
  pieces_before: number;
  /** Average cost in cents of all pieces in stock afterwards, with four decimals; as decimal text. */
  average: string;
  at: Date;
}

/** Pieces that arrived broken and never became stock; rows are never changed. */
export interface DamagedGoodsTable {
  id: GeneratedAlways<number>;
  receipt_id: number;
  purchase_order_id: number;
  variant_code: string;
  quantity: number;
  /** Empty when unknown. */
  lot: string;
  damage: string;
  /** Cents of a piece, before tax. */
  cost: number;
  staff_name: string;
  at: Date;
}

export interface PurchasingTables {
  suppliers: SuppliersTable;
  supplier_articles: SupplierArticlesTable;
  purchase_orders: PurchaseOrdersTable;
  purchase_order_lines: PurchaseOrderLinesTable;
  received_goods: ReceivedGoodsTable;
  damaged_goods: DamagedGoodsTable;
}
