export interface Place {
  readonly country?: string;
  readonly postCode?: string | null;
  readonly province: string;
  readonly area?: string | null;
  readonly city: string;
  readonly addr?: string | null;
}

/** Formats an address in one line, from large to small: Russian towns lie in districts, Chinese districts lie in cities. */
export function placeLine({ country, postCode, province, area, city, addr }: Place): string {
  const places = country === 'CN' ? [city, area] : [area, city];
  return [postCode, province, ...places, addr].filter(Boolean).join(', ');
}
