export { CardFields } from './card-fields.tsx';
export { ContractTerms, type DatedCommitment } from './contract-terms.tsx';
export { GuaranteeNotice } from './guarantee-notice.tsx';
export { Instructions } from './instructions.tsx';
export { KeepCard, KeptCards } from './kept-cards.tsx';
export { PaymentTiles } from './payment-tiles.tsx';
export { ShippingTiles } from './shipping-tiles.tsx';
export { t as checkoutWords } from './steps-words.ts';
export { useCardFields } from './use-card-fields.ts';
