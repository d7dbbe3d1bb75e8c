export * from './use-chat-client.js';
export * from './use-message-draft.js';
export { CHAT_PICTURE_TYPES } from '../live/chat-picture.js';
