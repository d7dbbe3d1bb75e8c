export interface AskingPod {
  readonly namespace: string;
  readonly labels: Readonly<Record<string, string>>;
}

export function mayReach(pod: AskingPod, server: string): boolean;
