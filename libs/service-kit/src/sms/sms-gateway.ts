/** What a message is for: gateways that send approved templates alone have one for each. */
export type SmsTemplate = 'code' | 'signing' | 'notice';

export interface Sms {
  /** The same in each attempt to send this message; a UUID. */
  readonly key: string;
  /** `+7…` or `+86…`. */
  readonly mobile: string;
  /** The whole message, for gateways that send any text. */
  readonly text: string;
  readonly template: SmsTemplate;
  /** What a template of that name takes: `code` and `minutes`, with them `title`, or `text`. */
  readonly params: Readonly<Record<string, string>>;
}

/** What became of an attempt. */
export type SmsOutcome =
  | { readonly kind: 'sent' }
  /** Not taken now; the gateway may take it later. */
  | { readonly kind: 'later'; readonly reason: string }
  /** The gateway may have taken it: it is sent again only after `wasTaken` has said no. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** The gateway refuses this message for good. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The gateway refuses every message to this number for good. */
  | { readonly kind: 'numberRefused'; readonly reason: string };

/** Port for those who send text messages. */
export interface SmsGateway {
  /** Whether a message to that number has a way at all. */
  reaches(mobile: string): boolean;
  /** Never rejects. */
  send(sms: Sms): Promise<SmsOutcome>;
  /** Whether an earlier attempt to send it was taken; undefined when that cannot be told now. Never rejects. */
  wasTaken(sms: Pick<Sms, 'key' | 'mobile'>): Promise<boolean | undefined>;
}
