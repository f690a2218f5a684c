import type { TeamCustomerShape } from '#modules/customers/admin-contracts.ts';

/** What is corrected of somebody on the telephone. */
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
