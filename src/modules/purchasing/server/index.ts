export { proposePurchases } from './propose-purchases.ts';
export { sendPurchase } from './send-purchase.ts';
export { addSupplier, setSuppliedArticles } from './suppliers.ts';
