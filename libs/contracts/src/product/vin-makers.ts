/** A make in Latin letters, as its maker writes it. */
export type Maker = string;

/**
 * Makes by world manufacturer identifier, the first two or three characters of a VIN: those that are sold in China, and those
 * that are imported to it. A maker may build several makes under one identifier. No public list is complete, so a difference is a
 * question and never a refusal.
 */
const LISTED = `
LGX: BYD, Fangchengbao
LC0: BYD, Denza, Yangwang
LS4 LS5: Changan
LS6: Changan, Deepal, Avatr
LVT LVU LVV: Chery, Exeed, Omoda, Jaecoo, Jetour, iCar, Luxeed
L6T LB3 L10: Geely, Galaxy, Lynk & Co, Zeekr, Livan
LPS: Polestar
LYV: Volvo, Polestar, Lynk & Co
LSV: Volkswagen, Skoda, Audi
LFV: Volkswagen, Audi, Jetta
LBV: BMW
LE4: Mercedes-Benz
LB1: Mercedes-Benz
LGW: Great Wall, GWM, Haval, Tank, Wey, Ora
LFM LTV: Toyota
LVG: Toyota
LHG LVH: Honda
LGB: Nissan, Infiniti, Venucia
LVR: Mazda
LL6: Mitsubishi
LBE: Hyundai
LJD: Kia
LSG LRB: Buick, Chevrolet, Cadillac
LVS: Ford, Lincoln
LWV: Jeep, Fiat
L2C: Jaguar, Land Rover, Jetour
LDC: Peugeot, Citroen
HLX: Li Auto
LJ1: NIO, Onvo, JAC
L1N: XPeng
LFZ: Leapmotor
LUZ: Neta
LM8: AITO, Seres, Dongfeng Fengguang
HXM: Xiaomi
LRW: Tesla
LFB: Hongqi, FAW
LFP: Bestune, Hongqi, Mazda, FAW
LMG: Trumpchi
LNA: Aion, Hyptec
LGJ: Dongfeng
LGG: Forthing, Dongfeng
LDP: Voyah, Dongfeng
LNB: BAIC, Beijing, Arcfox, Rox
LSJ: MG, Roewe, IM Motors
LZW: Wuling, Baojun, Chevrolet
LSK LSH: Maxus
LH1: Haima
LVA LVB: Foton
LLV: Lifan
HES: Smart
JTH JTJ: Lexus
JT: Toyota
JN: Nissan, Infiniti
JF: Subaru
JM0 JM1 JM3 JM6 JM7 JMZ: Mazda
JA JMB JMY: Mitsubishi
JH: Honda, Acura
KMT: Genesis
KMH KM8 KMF: Hyundai, Genesis
KN: Kia
WBA WBS WBX WBY WB1 WB3 WB5: BMW
WDB WDC WDD WDF W1K W1N W1V: Mercedes-Benz
WAU WA1 WUA: Audi
WVW WVG WV1 WV2 WV3: Volkswagen
WP: Porsche
WMW: MINI
WME: Smart
SAL: Land Rover
SAD SAJ: Jaguar
YV1 YV4: Volvo
TMB: Skoda
TRU: Audi
VF1: Renault
VF3: Peugeot
VF7: Citroen
5YJ 7SA XP7: Tesla
1FA 1FM 1FT 2FM: Ford
5LM 1LN: Lincoln
1C4 1J4 1J8: Jeep
1G1 1GN 1GC: Chevrolet
1G6 1GY: Cadillac
4T1 5TD 2T3 2T1: Toyota
58A 2T2: Lexus
5UX 5YM: BMW
4JG: Mercedes-Benz
`;

export const makersByWmi: ReadonlyMap<string, readonly Maker[]> = new Map(
  LISTED.trim()
    .split('\n')
    .flatMap((line) => {
      const [identifiers, makers] = line.split(': ');
      return identifiers!.split(' ').map((wmi) => [wmi, makers!.split(', ')] as const);
    }),
);

/** Returns the letters and digits of a name without marks and case: `lynkco` for `Lynk & Co`. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
