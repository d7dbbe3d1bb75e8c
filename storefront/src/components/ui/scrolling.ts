/** How a page scrolls by itself: at once for people who asked for less motion. A style sheet cannot say so to scripts. */
export const scrolling = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
