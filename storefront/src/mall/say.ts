/** Time for which "done" is shown, in milliseconds. Prescribed. */
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

/** The shell registers here how to mount the toaster, and reports when it is mounted. */
export const messageHost = {
  onFirst: (mount: () => void): void => {
    host = mount;
  },
  isReady: (): void => resolveReady(),
};

/** The toaster loads with the first message, because most visits show none. */
async function withToast(show: (toast: Toast) => void): Promise<void> {
  host?.();
  const [{ toast }] = await Promise.all([import('sonner'), ready]);
  show(toast);
}

/** Shows messages; the same text is shown once at a time. */
export const say = {
  done: (text: string, action?: Action): void =>
    void withToast((toast) => toast.success(text, { id: text, action, duration: action ? 6_000 : DONE_MS })),
  refused: (text: string, action: Action): void =>
    void withToast((toast) => toast.warning(text, { id: text, action, duration: 6_000 })),
  failed: (text: string): void => void withToast((toast) => toast.error(text, { id: text })),
  wait: (text: string): void => void withToast((toast) => toast.loading(text)),
  notice: (title: string, description: string): void =>
    void withToast((toast) => toast(title, { description, duration: 10_000 })),
};
