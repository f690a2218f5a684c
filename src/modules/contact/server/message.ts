import type { ContactInput } from '../contracts.ts';
import type { StoredFile } from './store-files.ts';

/** A message to customer support with the sender's data. */
export interface Message extends Omit<ContactInput, 'recaptchaToken' | 'email'> {
  email: string;
  customerId: number | null;
  channelCode: string;
  files: readonly StoredFile[];
  /** Address of the support team. */
  supportEmail: string;
}
