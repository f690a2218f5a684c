export { codeName } from './code-name.ts';
export { isSameDoor } from './household.ts';
export { maskEmail } from './mask-email.ts';
export { isPlainWish, WISH_LENGTH } from './wish.ts';
