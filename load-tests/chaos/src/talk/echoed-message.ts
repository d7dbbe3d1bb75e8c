/** A chat message that was echoed to its author, with its number in the conversation. */
export interface EchoedMessage {
  readonly personId: string;
  readonly clientId: string;
  readonly seq: number;
}

/** Part of the text of the notice and of its e-mail. */
export const orderNumber = (index: number): string => `TALK-${String(index).padStart(6, '0')}-END`;
