declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What of the answer the page shows: all that a rendered page brings of it to the browser. */
      readonly shownPart?: (answer: never) => unknown;
    };
  }
}

/** For a question whose answer holds more than the page shows: on a slow line the answers come before the first picture. */
export const showing = <Answer>(shownPart: (answer: Answer) => unknown) => ({ meta: { shownPart } });
