import type { TeamCustomerShape } from '#modules/customers/admin-contracts.ts';

/** Initial values of the correction form. */
export const correctedValues = ({
  firstName,
  lastName,
  email,
  phoneNumber,
}: TeamCustomerShape) => ({
  firstName,
  lastName,
  email,
  phoneNumber,
});
