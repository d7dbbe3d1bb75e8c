export * from './use-chat-client.js';
export * from './use-message-draft.js';
