import type { SessionTokens } from './session-tokens.js';

interface Question {
  readonly username: string;
  readonly answer: () => void;
}

/** Asks the person on the page for their password when the session has expired, while the requests wait. */
export class SignInAgain {
  private question: Question | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): Question | undefined => this.question;

  /** Resolves when the person has signed in or declined; at once where no page can ask. */
  readonly recover = async ({ username }: SessionTokens): Promise<void> => {
    if (!username || this.listeners.size === 0) return;
    await new Promise<void>((answer) => this.change({ username, answer }));
  };

  /** Called when the person has answered, here or in another tab. */
  done(): void {
    this.question?.answer();
    this.change(undefined);
  }

  private change(question: Question | undefined): void {
    this.question = question;
    this.listeners.forEach((listener) => listener());
  }
}
