/** The record that uses a file, with the page that shows it. */
export interface FileUse {
  /** The kind of record: `order`, `profile`, … */
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

/** Parses a use such as `order:1024`, the format in which services record it. */
export function fileUse(usedBy: string): FileUse {
  const [kind = '', id = ''] = usedBy.split(':');
  const page = Object.hasOwn(PAGES, kind) ? PAGES[kind] : undefined;
  return { kind, id, ...(page && { path: page(id) }) };
}
