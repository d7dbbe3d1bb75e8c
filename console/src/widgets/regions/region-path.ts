const RUSSIAN = /^(RU-[A-Z]{2,3})(-R?\d{2,3})?$/;
const CHINESE = /^\d{6}$/;
/** Cities with the rank of provinces: their districts are directly below them. Hong Kong and Macao likewise. */
const WITHOUT_PREFECTURES = new Set(['11', '12', '31', '50', '81', '82']);

/** Returns the codes from the country down to a division, without a Russian town's district; empty for any other text. */
export function pathOfRegion(code: string): readonly string[] {
  if (code === 'RU' || code === 'CN') return [code];
  const [, subject, place] = RUSSIAN.exec(code) ?? [];
  if (subject) return ['RU', subject, ...(place ? [code] : [])];
  if (!CHINESE.test(code)) return [];
  const province = `${code.slice(0, 2)}0000`;
  if (code === province) return ['CN', province];
  if (WITHOUT_PREFECTURES.has(code.slice(0, 2))) return ['CN', province, code];
  const prefecture = `${code.slice(0, 4)}00`;
  return code === prefecture ? ['CN', province, code] : ['CN', province, prefecture, code];
}
