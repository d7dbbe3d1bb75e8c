/** The notices that a buyer has received about one message. */
export interface Heard {
  readonly personId: string;
  readonly clientId: string;
  readonly seq: number;
}

/** Part of the text of the notice and of its e-mail. */
export const orderNumber = (index: number): string => `TALK-${String(index).padStart(6, '0')}-END`;
