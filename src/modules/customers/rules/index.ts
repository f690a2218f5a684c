export * from './address-limits.ts';
export * from './birthday.ts';
export * from './countries.ts';
export * from './forbidden-characters.ts';
export * from './password.ts';
export * from './phone.ts';
export * from './postal-label.ts';
export * from './postcode.ts';
