export { messageKeeper } from './keep-message.ts';
export { findWaiting, replayMessages } from './replay-messages.ts';
