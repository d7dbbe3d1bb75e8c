/** What a buyer was told of one of their messages. */
export interface Heard {
  readonly personId: string;
  readonly clientId: string;
  readonly seq: number;
}

/** Stands in the text of the notice and of its e-mail. */
export const orderNumber = (index: number): string => `TALK-${String(index).padStart(6, '0')}-END`;
