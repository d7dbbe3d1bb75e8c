import type { OutputOf } from '@mall/web-kit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { read } from './api.js';
import { locale } from './locale.js';
import { queryClient } from './query-client.js';

type Answer = OutputOf<'admin.param.company'>;

/** The company that runs the shop, in the language of this page. */
export interface Company {
  readonly name: string;
  readonly icon: string;
  readonly legalName: string;
  /** The name in the register of companies. */
  readonly chineseLegalName: string;
  readonly address: string;
  readonly director: string;
  readonly registrationCode: string;
  /** Empty when not given. */
  readonly exportLicence: string;
  readonly bank: string;
  readonly phone: string;
  /** Such as `tel:+74230000000`. */
  readonly phoneLink: string;
  readonly email: string;
  readonly hours: string;
  /** Yard at which buyers fetch their cars; its texts are empty when not given. */
  readonly yard: { readonly address: string; readonly hours: string; readonly papers: string };
  readonly introduction: string;
  readonly filing: string;
  /** The person who answers buyers; empty when nobody is named. */
  readonly manager: string;
  /** The messengers by which the company can be reached. */
  readonly messengers: readonly Messenger[];
}

export interface Messenger {
  readonly name: string;
  readonly address: string;
}

const MESSENGERS = [
  ['telegram', 'Telegram'],
  ['whatsApp', 'WhatsApp'],
  ['weChat', locale === 'zh' ? '微信' : 'WeChat'],
  ['max', 'MAX'],
] as const;

/** Storage of the last visit's answer, so that a page need not wait for the same one. */
const KEY = 'cars-company';
/** Longest wait of a first visit for names; the page fills them in later. */
const FIRST_WAIT_MS = 1_000;

const asked = read('admin.param.company', {});

const question = {
  queryKey: asked.queryKey,
  queryFn: async (context: Parameters<typeof asked.queryFn>[0]): Promise<Answer> => {
    const answer = await asked.queryFn(context);
    localStorage.setItem(KEY, JSON.stringify(answer));
    return answer;
  },
};

/** Loads the company; waits for it on a first visit only. */
export async function startCompany(): Promise<void> {
  const kept = keptAnswer();
  const isRendered = queryClient.getQueryData(question.queryKey) !== undefined;
  // The answer rendered by the server takes precedence over the stored one.
  if (kept && !isRendered) queryClient.setQueryData(question.queryKey, kept, { updatedAt: 0 });
  const loaded = queryClient.prefetchQuery(question);
  if (!kept && !isRendered)
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS))]);
}

/** Returns empty texts until the company is loaded. */
export function useCompany(): Company {
  const { data }: UseQueryResult<Answer> = useQuery(question);
  return {
    name: data?.siteName[locale] ?? '',
    icon: data?.icon ?? '/favicon.svg',
    legalName: data?.legalName[locale] ?? '',
    chineseLegalName: data?.legalName.zh ?? '',
    address: data?.address[locale] ?? '',
    director: data?.director[locale] ?? '',
    registrationCode: data?.registrationCode ?? '',
    exportLicence: data?.exportLicence ?? '',
    bank: data?.bank ?? '',
    phone: data?.phone ?? '',
    phoneLink: `tel:${data?.phone.replace(/[^+\d]/g, '') ?? ''}`,
    email: data?.email ?? '',
    hours: data?.hours[locale] ?? '',
    // An answer that an earlier release stored has no yard.
    yard: {
      address: (data as Partial<Answer> | undefined)?.yardAddress?.[locale] ?? '',
      hours: (data as Partial<Answer> | undefined)?.yardHours?.[locale] ?? '',
      papers: (data as Partial<Answer> | undefined)?.yardPapers?.[locale] ?? '',
    },
    introduction: data?.introduction[locale] ?? '',
    filing: data?.filing ?? '',
    manager: data?.manager ?? '',
    messengers: MESSENGERS.flatMap(([field, name]) => {
      const address = data?.[field];
      return address ? [{ name, address }] : [];
    }),
  };
}

function keptAnswer(): Answer | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Answer> | null;
    return kept?.siteName && kept.legalName && kept.introduction ? (kept as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/** Years and version text in the footer. Prescribed. */
export const COPYRIGHT_YEARS = '2018–2025';
export const VERSION_TEXT = '4.6';
