/** What uses a file, with the page that shows it. */
export interface FileUse {
  /** `order`, `profile`, … */
  readonly kind: string;
  readonly id: string;
  /** Missing where no page shows it. */
  readonly path?: string;
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/orders/${id}/show`,
  contract: (id) => `/orders/${id}/show`,
  refund: (id) => `/orders/${id}/show`,
  profile: (id) => `/buyers/${id}/show`,
};

/** Of `order:1024`, as services record it. */
export function fileUse(usedBy: string): FileUse {
  const [kind = '', id = ''] = usedBy.split(':');
  const page = Object.hasOwn(PAGES, kind) ? PAGES[kind] : undefined;
  return { kind, id, ...(page && { path: page(id) }) };
}
