export { codeName } from './code-name.ts';
export { isSameDoor } from './household.ts';
export { maskEmail } from './mask-email.ts';
export { isPlainMessage, MESSAGE_LENGTH } from './plain-message.ts';
