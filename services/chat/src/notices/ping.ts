/** Whether a text is a notification client's ping: the bare word, or a JSON object of type `ping`. */
export function isPing(text: string): boolean {
  if (text === 'ping') return true;
  try {
    return (JSON.parse(text) as { type?: unknown } | null)?.type === 'ping';
  } catch {
    return false;
  }
}
