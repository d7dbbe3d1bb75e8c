/** How long "done" stands, in milliseconds. Prescribed. */
const DONE_MS = 3_000;

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

type Toast = typeof import('sonner').toast;

let host: (() => void) | undefined;
let resolveReady: () => void = () => undefined;
const ready = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** The shell says here how messages get a place on the page, and when they have one. */
export const messageHost = {
  onFirst: (mount: () => void): void => {
    host = mount;
  },
  isReady: (): void => resolveReady(),
};

/** Messages load with the first one: most visits see none. */
async function withToast(show: (toast: Toast) => void): Promise<void> {
  host?.();
  const [{ toast }] = await Promise.all([import('sonner'), ready]);
  show(toast);
}

/** Short messages that pass by, each once however often it is said; what has to stay is written on the page. */
export const say = {
  done: (text: string, action?: Action): void =>
    void withToast((toast) => toast.success(text, { id: text, action, duration: action ? 6_000 : DONE_MS })),
  failed: (text: string): void => void withToast((toast) => toast.error(text, { id: text })),
  wait: (text: string): void => void withToast((toast) => toast.loading(text)),
  notice: (title: string, description: string): void =>
    void withToast((toast) => toast(title, { description, duration: 10_000 })),
};
