export { addAddress } from './add-address.ts';
export {
  type BroughtCustomer,
  bringCustomer,
  findSettled,
  takeBackCustomers,
} from './bring-customer.ts';
export { getCustomer, getLivingCustomer, isErased } from './get-customer.ts';
export { keepAddresses } from './keep-addresses.ts';
export { customersData, emptyCustomer } from './personal-data.ts';
export { customerPath, userPath } from './present.ts';
export {
  type Customer,
  findAddress,
  findCustomer,
  findCustomerByEmail,
  findRegisteredEmails,
  listOwnAddresses,
} from './queries.ts';
export {
  recordActivity,
  recordNewsletterChoice,
  recordOrder,
  recordSubscriber,
} from './record-relation.ts';
export { type NewCustomer, registerCustomer } from './register-customer.ts';
export { returnToEmail } from './return-to-email.ts';
export { updateCustomer } from './update-customer.ts';
export { verifyEmail } from './verify-email.ts';
