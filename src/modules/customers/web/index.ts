export { AddressFields } from './address-fields.tsx';
export { AddressLines } from './address-lines.tsx';
export type { FieldSource } from './field-source.ts';
export { t as fieldWords } from './field-words.ts';
export { type FieldProblem, fieldError } from './form-words.ts';
export { NameFields } from './name-fields.tsx';
export { NewPasswordField } from './new-password-field.tsx';
export { phoneCountryOf } from './phone-country.ts';
export { PhoneField } from './phone-field.tsx';
