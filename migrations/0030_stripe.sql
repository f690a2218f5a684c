-- Stripe beside the built-in provider, and Bancontact beside card and wallet.
alter table payment_attempts
  drop constraint payment_attempts_provider_check,
  drop constraint payment_attempts_method_code_check,
  add constraint payment_attempts_provider_check
    check (provider in ('sandbox', 'stripe', 'offline')),
  add constraint payment_attempts_method_code_check
    check (method_code in ('card', 'paypal', 'bancontact', 'cheque', 'bank_transfer'));

alter table payment_methods
  drop constraint payment_methods_code_check,
  add constraint payment_methods_code_check
    check (code in ('card', 'paypal', 'bancontact', 'cheque', 'bank_transfer'));

alter table standin_charges
  drop constraint standin_charges_method_check,
  add constraint standin_charges_method_check check (method in ('card', 'paypal', 'bancontact'));
