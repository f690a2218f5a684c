import type { PinShape } from '#modules/search/admin-contracts.ts';

/** A line as its form shows it. */
export const pinFields = ({ language, typed, products, endsOn, isOn }: PinShape) => ({
  language,
  typed,
  products: products.map(({ code }) => code).join('\n'),
  endsOn: endsOn ?? '',
  isOn: isOn ? '1' : '',
});
