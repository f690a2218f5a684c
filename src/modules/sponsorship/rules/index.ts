export { codeName } from './code-name.ts';
export { isSameDoor } from './household.ts';
export { isPlainMessage, MESSAGE_LENGTH } from './plain-message.ts';
