export { CardFields } from './card-fields.tsx';
export { ContractTerms, type DatedCommitment } from './contract-terms.tsx';
export { GuaranteeNotice } from './guarantee-notice.tsx';
export { Instructions } from './instructions.tsx';
export { PaymentTiles } from './payment-tiles.tsx';
export { SaveCard, SavedCards } from './saved-cards.tsx';
export { ShippingTiles } from './shipping-tiles.tsx';
export { t as checkoutWords } from './steps-words.ts';
export { useCardFields } from './use-card-fields.ts';
