import type { ContactInput } from '../contracts.ts';
import type { StoredFile } from './store-files.ts';

/** A message to the support team with all that is known of its sender. */
export interface Message extends Omit<ContactInput, 'recaptchaToken' | 'email'> {
  email: string;
  customerId: number | null;
  channelCode: string;
  files: readonly StoredFile[];
  /** Mailbox of the support team. */
  supportEmail: string;
}
