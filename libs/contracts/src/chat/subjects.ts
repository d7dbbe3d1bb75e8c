/** Subjects of a conversation. */
export const CHAT_SUBJECTS = ['desk', 'car', 'order'] as const;
export type ChatSubject = (typeof CHAT_SUBJECTS)[number];

/** Participants of a conversation; `system` writes automatic answers. */
export const CHAT_SIDES = ['buyer', 'shop', 'desk', 'system'] as const;
export type ChatSide = (typeof CHAT_SIDES)[number];
