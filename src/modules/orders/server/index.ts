export { actOnOrder } from './act-on-order-http.ts';
export { addressFields } from './address-fields.ts';
export { newShipment } from './apply-pricing.ts';
export {
  assertMayLeave,
  findAttention,
  findAttentionOf,
  holdOrder,
  isMoneyDisputed,
  isUnderDispute,
  letGo,
} from './attention.ts';
export { cancelOrder } from './cancel-order.ts';
export type { CartProblem } from './cart-problem.ts';
export { type CartVersion, waitsAtPoint } from './cart-version.ts';
export { deliverParcels } from './deliver-parcels.ts';
export { type DrawnFor, drawOrderMail } from './draw-order-mail.ts';
export {
  type CartAccess,
  type CartEdit,
  editCart,
  lockCachedCart,
  lockCart,
  mayAccess,
  storeCart,
} from './edit-cart.ts';
export { type MailFact, orderPart } from './emails/order-part.tsx';
export { seeOrder } from './emails/see-order.ts';
export { exampleOrder } from './example-order.ts';
export { explainOrder } from './explain-order.ts';
export { findExpressSurplus } from './express-surplus.ts';
export { findCachedVersion, findCart } from './find-cart.ts';
export { inOrdersLanguage } from './in-orders-language.ts';
export { labelOrder } from './label-order.ts';
export { languageOfMailbox } from './language-of-mailbox.ts';
export { type LineRows, readLineRows, restoreLines } from './line-rows.ts';
export { linesToSend } from './lines-to-send.ts';
export { losePieces, shelvePieces, takePieces } from './move-pieces.ts';
export { newLine } from './new-line.ts';
export { noteInvoice } from './note-invoice.ts';
export { deliveryOf, offeredFor } from './offered-shipping.ts';
export { openCart, openDraft } from './open-cart.ts';
export {
  type AddressFields,
  deliveryCountry,
  deliveryPostcode,
  type Order,
  type OrderAddress,
  type OrderLine,
} from './order.ts';
export {
  changedLines,
  closeChange,
  findAwaitedChange,
  findOrderChange,
  findOrderChanges,
  type OrderChange,
  recordOrderChange,
} from './order-changes.ts';
export { reserveNumber } from './order-row.ts';
export { lockOrder, saveOrder } from './order-store.ts';
export { packRest, proposeLots } from './pack-order.ts';
export { packedGoodsOf } from './packed-goods-of.ts';
export { pageOfOrder } from './page-of-order.ts';
export { ordersData } from './personal-data.ts';
export { placeOrder } from './place-order.ts';
export { isResending, placeResending } from './place-resending.ts';
export { readPlaced } from './placed-order.ts';
export { findReadyIds, type PreparedOrder, prepareOrders } from './prepare-orders.ts';
export { orderPath, presentAddress, presentOrder, presentSummary, promisesOf } from './present.ts';
export { presentBlock } from './present-block.ts';
export { previewCart } from './preview-cart.ts';
export { asPlaced, type PricedCart, priceCart } from './price-cart.ts';
export { priceChangedLines } from './price-changed-lines.ts';
export { changeCart } from './processes/change-cart.ts';
export { assertPointOpen } from './processes/reroute-parcel.ts';
export {
  findCartToken,
  findFilledCartToken,
  findOrder,
  findOrderById,
  findOrders,
  findTokenOfNumber,
} from './queries.ts';
export { quoteHash } from './quote-hash.ts';
export { packedLotsOf, recordLots } from './record-lots.ts';
export { type Receipt, recordPayment } from './record-payment.ts';
export { findCompanions, findParcels, lockWithParcel, setParcel } from './shared-parcel.ts';
export { shipParcels } from './ship-parcels.ts';
export { shipTogether } from './ship-together.ts';
export { startCart } from './start-cart.ts';
export { stockOf } from './stock-of.ts';
export type { OrderBefore } from './tables.ts';
