declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Returns the part of the answer that the page shows; a rendered page sends only this part to the browser. */
      readonly shownPart?: (answer: never) => unknown;
    };
  }
}

/** Marks a query whose answer is larger than what the page shows: on a slow connection it loads before the first picture. */
export const showing = <Answer>(shownPart: (answer: Answer) => unknown) => ({ meta: { shownPart } });
