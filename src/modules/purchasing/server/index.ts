export { editDraft, openDraft } from './draft-purchase.ts';
export { proposePurchases } from './propose-purchases.ts';
export { receivePurchase } from './receive-purchase.ts';
export { sendPurchase } from './send-purchase.ts';
export { addSupplier, setSuppliedArticles } from './suppliers.ts';
