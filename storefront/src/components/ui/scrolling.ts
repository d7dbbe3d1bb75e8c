/** Returns the scroll behaviour of scripts: instant for people who prefer reduced motion, which CSS cannot apply to scripts. */
export const scrolling = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
