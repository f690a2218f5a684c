export { adminList, adminOperation } from './admin-operation.ts';
export { STAFF_PASSWORD_LENGTH } from './password-length.ts';
export * from './permissions.ts';
export { isSearched, savedQuery } from './saved-query.ts';
export * from './second-factor.ts';
export { withoutPeople } from './without-people.ts';
