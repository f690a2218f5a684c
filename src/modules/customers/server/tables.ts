import type { Generated, GeneratedAlways } from 'kysely';

export interface CustomersTable {
  id: Generated<number>;
  email: string;
  email_verified_at: Date | null;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  gender: 'm' | 'f' | 'u';
  birthday: string | null;
  subscribed_to_newsletter: boolean;
  channel: string;
  /** Code of the language the account was last used in, in which mails are written. */
  language: Generated<string>;
  has_ordered: Generated<boolean>;
  is_subscriber: Generated<boolean>;
  default_address_id: number | null;
  /** Civil date of the last sign-in or order. */
  last_seen_on: string;
  /** Civil date of the notice that the inactive account will be deleted. */
  inactivity_told_on: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

export interface CustomerAddressesTable {
  id: Generated<number>;
  customer_id: number;
  alias: string | null;
  first_name: string;
  last_name: string;
  company: string | null;
  country_code: string;
  province_code: string | null;
  province_name: string | null;
  street: string;
  street2: string | null;
  postcode: string;
  city: string;
  phone_number: string | null;
  phone_number2: string | null;
  delivery_instructions: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface CustomerNotesTable {
  id: GeneratedAlways<number>;
  customer_id: number;
  staff_id: number;
  text: string;
  created_at: Date;
}

/** A view: every current or former e-mail of a customer's accounts, in lower case. */
export interface CustomerEmailsView {
  customer_id: number;
  email: string;
}

export interface CustomersTables {
  customer_emails: CustomerEmailsView;
  customers: CustomersTable;
  customer_addresses: CustomerAddressesTable;
  customer_notes: CustomerNotesTable;
}
