export { contactData } from './personal-data.ts';
export { receiveMessage } from './receive-message.ts';
export { replyToMessage } from './reply-to-message.ts';
export { addTemplate } from './templates.ts';
