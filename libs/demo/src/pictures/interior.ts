import type { Colour } from '@mall/contracts/product';
import sharp from 'sharp';
import { pictureHeight, pictureWidth } from './camera.js';

/** Trim colours of a cabin. */
interface Cloth {
  upper: string;
  upperLight: string;
  seat: string;
  seatLight: string;
  seatDark: string;
  accent: string;
}

const cloths: Partial<Record<Colour, Cloth>> & { black: Cloth } = {
  black: {
    upper: '#1d2125',
    upperLight: '#343a40',
    seat: '#2a2f34',
    seatLight: '#454c53',
    seatDark: '#15181b',
    accent: '#8b949b',
  },
  brown: {
    upper: '#241e1b',
    upperLight: '#40352e',
    seat: '#74492f',
    seatLight: '#98653f',
    seatDark: '#472b1b',
    accent: '#c49a6c',
  },
  beige: {
    upper: '#4a4138',
    upperLight: '#6d6153',
    seat: '#cdbb9d',
    seatLight: '#e6d9c2',
    seatDark: '#9c8a6d',
    accent: '#8a6f4a',
  },
  grey: {
    upper: '#2b3035',
    upperLight: '#4a5158',
    seat: '#868e95',
    seatLight: '#aab1b7',
    seatDark: '#5a6268',
    accent: '#c8ced3',
  },
};

/** Two cabins are drawn: the screens of an electric car, and the dials and lever of one with an engine. */
export type CabinStyle = 'screens' | 'dials';

export const cabinColours = Object.keys(cloths) as Colour[];

/** The dashboard from between the rear seats, as JPEG. */
export async function cabinPicture(colour: Colour, style: CabinStyle): Promise<Buffer> {
  return sharp(Buffer.from(cabinSvg(colour, style)))
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

export function cabinSvg(colour: Colour, style: CabinStyle): string {
  const cloth = cloths[colour] ?? cloths.black;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 1600 1200">
${defs(cloth)}
<rect width="1600" height="1200" fill="url(#roof)"/>
${outside()}
${pillars()}
${dashboard(cloth)}
${style === 'screens' ? screens() : dials()}
${vents()}
${steeringWheel(cloth)}
${centreConsole(cloth, style)}
${doors(cloth)}
${seats(cloth)}
<rect width="1600" height="1200" fill="url(#vignette)"/>
</svg>`;
}

const gradient = (id: string, stops: [number, string, number?][], vertical = true): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="${vertical ? 1 : 0}">${stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`;

function defs(cloth: Cloth): string {
  return `<defs>
${gradient('roof', [
  [0, '#c9ccce'],
  [0.16, '#dfe2e4'],
  [1, '#15181b'],
])}
${gradient('sky', [
  [0, '#dfe9f0'],
  [0.55, '#f3f6f8'],
  [0.75, '#dbe3e7'],
  [1, '#b9c6cc'],
])}
${gradient('sea', [
  [0, '#9fb4c0'],
  [1, '#c6d2d8'],
])}
${gradient('dash', [
  [0, cloth.upperLight],
  [0.22, cloth.upper],
  [1, '#0e1012'],
])}
${gradient('band', [
  [0, cloth.seatLight],
  [0.5, cloth.seat],
  [1, cloth.seatDark],
])}
${gradient('glass', [
  [0, '#1a2630'],
  [1, '#0a0e12'],
])}
${gradient('map', [
  [0, '#143845'],
  [1, '#0d222c'],
])}
${gradient('seat', [
  [0, cloth.seatLight],
  [0.35, cloth.seat],
  [1, cloth.seatDark],
])}
${gradient(
  'seatSide',
  [
    [0, cloth.seatDark],
    [0.5, cloth.seat],
    [1, cloth.seatDark],
  ],
  false,
)}
${gradient('metal', [
  [0, '#e3e7ea'],
  [0.5, '#9aa3aa'],
  [1, '#5d666d'],
])}
${gradient('rim', [
  [0, '#4a5157'],
  [0.4, '#24292d'],
  [1, '#101315'],
])}
${gradient('console', [
  [0, '#2a2f34'],
  [1, '#0d0f11'],
])}
<radialGradient id="vignette" cx=".5" cy=".45" r=".75"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient>
<radialGradient id="hub" cx=".5" cy=".35" r=".7"><stop offset="0" stop-color="#4b5359"/><stop offset="1" stop-color="#15181b"/></radialGradient>
</defs>`;
}

/** A calm bay behind the windscreen. */
function outside(): string {
  return `<path d="M150 110Q800 30 1450 110L1545 520H55Z" fill="url(#sky)"/>
<path d="M80 430Q300 372 470 398T820 388T1180 396T1530 420L1545 520H55Z" fill="#aebfc9"/>
<path d="M70 455Q420 428 800 440T1535 450L1545 520H55Z" fill="url(#sea)"/>
<path d="M150 110Q800 30 1450 110L1462 150Q800 66 138 150Z" fill="#39424a" opacity=".35"/>
<path d="M700 62h200l-14 62q-86 12-172 0Z" fill="#1b1f23"/><path d="M712 68h176l-11 46q-77 9-154 0Z" fill="#596671"/><path d="M716 72h80l-20 44q-30 0-48-3Z" fill="#fff" opacity=".12"/>`;
}

function pillars(): string {
  return `<path d="M0 0H190L62 520Q30 580 0 590Z" fill="#9aa0a5"/><path d="M0 0H140L30 500Q12 560 0 570Z" fill="#7f868c"/>
<path d="M1600 0H1410L1538 520Q1570 580 1600 590Z" fill="#9aa0a5"/><path d="M1600 0H1460L1570 500Q1588 560 1600 570Z" fill="#7f868c"/>
<path d="M0 0H1600V70Q800 -6 0 70Z" fill="#b9bec2"/>`;
}

function dashboard(cloth: Cloth): string {
  return `<path d="M0 560Q60 520 150 508Q470 468 800 474T1450 508Q1540 520 1600 560V1200H0Z" fill="url(#dash)"/>
<path d="M40 536Q420 486 800 490T1560 536" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="3"/>
<path d="M0 650Q400 606 800 612T1600 650V742Q1200 700 800 704T0 742Z" fill="url(#band)"/>
<path d="M0 650Q400 606 800 612T1600 650" fill="none" stroke="${cloth.accent}" stroke-width="5" stroke-opacity=".9"/>
<path d="M0 656Q400 612 800 618T1600 656" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
<path d="M0 742Q400 700 800 704T1600 742" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="6"/>
<path d="M20 668Q400 626 800 632T1580 668" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2" stroke-dasharray="9 7"/>`;
}

function vents(): string {
  const vent = (x: number, y: number, width: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="38" rx="14" fill="#0b0d0f"/>${[9, 19, 29]
      .map((line) => `<path d="M${x + 12} ${y + line}h${width - 24}" stroke="#4d565d" stroke-width="3"/>`)
      .join(
        '',
      )}<rect x="${x}" y="${y}" width="${width}" height="38" rx="14" fill="none" stroke="#9aa4ab" stroke-width="2" stroke-opacity=".8"/>`;
  return vent(70, 676, 150) + vent(640, 662, 140) + vent(820, 662, 140) + vent(1380, 676, 150);
}

/** A wide touch screen in the middle and a narrow one behind the wheel. */
function screens(): string {
  const roads = [
    'M640 560Q740 500 820 520T1010 470',
    'M700 600Q760 540 900 560T1060 540',
    'M830 430Q850 500 820 600',
  ]
    .map((road) => `<path d="${road}" fill="none" stroke="#4f8ba0" stroke-width="5" stroke-opacity=".7"/>`)
    .join('');
  return `<path d="M608 420h520q16 0 16 16v184q0 16-16 16H608q-16 0-16-16V436q0-16 16-16Z" fill="#0c0f11"/>
<clipPath id="display"><rect x="604" y="432" width="528" height="192" rx="8"/></clipPath>
<g clip-path="url(#display)"><rect x="604" y="432" width="528" height="192" fill="url(#map)"/>${roads}
<path d="M640 560Q740 500 820 520T1010 470" fill="none" stroke="#6ed0e8" stroke-width="4"/><circle cx="820" cy="520" r="9" fill="#fff"/>
<rect x="604" y="432" width="96" height="192" fill="#0b1a21" opacity=".85"/>${[460, 500, 540, 580].map((y, index) => `<rect x="628" y="${y}" width="${index === 0 ? 48 : 40}" height="10" rx="5" fill="#7fa3b2" opacity="${index === 0 ? 0.95 : 0.5}"/>`).join('')}
<rect x="980" y="448" width="138" height="72" rx="10" fill="#0b1a21" opacity=".85"/><rect x="996" y="466" width="70" height="10" rx="5" fill="#cfe2ea"/><rect x="996" y="488" width="100" height="8" rx="4" fill="#6f93a2"/>
<path d="M604 432h260l-150 192H604Z" fill="#fff" opacity=".045"/></g>
<path d="M236 470h286q12 0 12 12v86q0 12-12 12H236q-12 0-12-12v-86q0-12 12-12Z" fill="#0c0f11"/><rect x="234" y="480" width="290" height="90" rx="6" fill="url(#map)"/>
<circle cx="300" cy="525" r="30" fill="none" stroke="#6ed0e8" stroke-width="5" stroke-dasharray="130 60"/><rect x="352" y="504" width="66" height="12" rx="6" fill="#e3f0f5"/><rect x="352" y="528" width="44" height="9" rx="4" fill="#6f93a2"/><rect x="446" y="500" width="56" height="50" rx="6" fill="#0f2a35"/><path d="M456 536l12-20 10 12 14-20" stroke="#7fd0a8" stroke-width="4" fill="none"/>`;
}

/** Two round dials under a hood, a smaller screen in the middle, knobs below. */
function dials(): string {
  const dial = (x: number, turn: number) =>
    `<circle cx="${x}" cy="545" r="62" fill="#0b0e10" stroke="#89939a" stroke-width="4"/>${Array.from(
      { length: 11 },
      (_, mark) => {
        const angle = ((135 + mark * 27) * Math.PI) / 180;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        return `<path d="M${(x + c * 54).toFixed(1)} ${(545 + s * 54).toFixed(1)}L${(x + c * 46).toFixed(1)} ${(545 + s * 46).toFixed(1)}" stroke="#dfe6ea" stroke-width="3"/>`;
      },
    ).join(
      '',
    )}<path d="M${x} 545L${(x + Math.cos((turn * Math.PI) / 180) * 44).toFixed(1)} ${(545 + Math.sin((turn * Math.PI) / 180) * 44).toFixed(1)}" stroke="#f0582a" stroke-width="5" stroke-linecap="round"/><circle cx="${x}" cy="545" r="9" fill="#3a4248"/>`;
  return `<path d="M210 600Q210 452 380 448T552 600Z" fill="#101315"/><path d="M210 600Q210 452 380 448T552 600" fill="none" stroke="#4a5258" stroke-width="4"/>
${dial(312, 205)}${dial(450, 190)}
<path d="M634 452h332q14 0 14 14v154q0 14-14 14H634q-14 0-14-14V466q0-14 14-14Z" fill="#0c0f11"/><rect x="632" y="464" width="336" height="158" rx="6" fill="url(#map)"/>
${[0, 1, 2, 3, 4, 5].map((index) => `<rect x="${656 + (index % 3) * 104}" y="${484 + Math.floor(index / 3) * 66}" width="84" height="50" rx="8" fill="#1b4a5a" opacity="${index === 1 ? 1 : 0.7}"/><circle cx="${698 + (index % 3) * 104}" cy="${504 + Math.floor(index / 3) * 66}" r="10" fill="#a9d0dc" opacity=".8"/>`).join('')}
<path d="M632 464h180l-110 158h-70Z" fill="#fff" opacity=".05"/>
${[676, 800, 924].map((x) => `<circle cx="${x}" cy="740" r="25" fill="url(#metal)"/><circle cx="${x}" cy="740" r="18" fill="#1a1e22"/><path d="M${x} 724v8" stroke="#dfe6ea" stroke-width="4"/>`).join('')}`;
}

function steeringWheel(cloth: Cloth): string {
  return `<g transform="translate(380 700)"><ellipse rx="214" ry="196" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="46" cy="10"/>
<ellipse rx="214" ry="196" fill="none" stroke="url(#rim)" stroke-width="40"/><ellipse rx="222" ry="204" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="5"/>
<path d="M-196 -8Q-110 -34 -70 -34H70Q110 -34 196 -8L192 34Q120 30 84 66Q60 92 36 180H-36Q-60 92 -84 66Q-120 30 -192 34Z" fill="url(#rim)"/>
<path d="M-22 178h44l16 -92q-38 14 -76 0Z" fill="url(#metal)" opacity=".75"/>
<ellipse rx="84" ry="66" fill="url(#hub)"/><circle r="21" fill="none" stroke="#c8cfd4" stroke-width="5"/><circle r="10" fill="#c8cfd4" opacity=".8"/>
<g fill="#5b646b"><rect x="-164" y="-14" width="62" height="34" rx="12"/><rect x="102" y="-14" width="62" height="34" rx="12"/></g>
<g fill="#cfd6da" opacity=".8"><circle cx="-148" cy="3" r="5"/><circle cx="-118" cy="3" r="5"/><circle cx="118" cy="3" r="5"/><circle cx="148" cy="3" r="5"/></g>
<path d="M-150 -152A214 196 0 0 1 -60 -196" fill="none" stroke="${cloth.accent}" stroke-opacity=".5" stroke-width="3"/></g>`;
}

function centreConsole(cloth: Cloth, style: CabinStyle): string {
  const lever =
    style === 'dials'
      ? `<path d="M786 930l6 -120h16l6 120Z" fill="url(#metal)"/><rect x="768" y="762" width="64" height="74" rx="26" fill="url(#rim)"/><path d="M780 776h40" stroke="#cdd4d8" stroke-width="4"/><ellipse cx="800" cy="934" rx="62" ry="20" fill="#0c0e10"/>`
      : `<rect x="742" y="800" width="116" height="70" rx="18" fill="#0d1012"/><rect x="756" y="812" width="88" height="46" rx="12" fill="url(#glass)"/><path d="M772 835h56" stroke="#6ed0e8" stroke-width="4" opacity=".9"/>`;
  return `<path d="M640 770Q800 744 960 770L1010 1200H590Z" fill="url(#console)"/><path d="M640 770Q800 744 960 770" fill="none" stroke="#8b949b" stroke-width="3" stroke-opacity=".7"/>
${lever}
<ellipse cx="752" cy="1000" rx="42" ry="22" fill="#07090a" stroke="#79828a" stroke-width="3"/><ellipse cx="848" cy="1000" rx="42" ry="22" fill="#07090a" stroke="#79828a" stroke-width="3"/>
<path d="M676 1060Q800 1036 924 1060L952 1200H648Z" fill="url(#seat)"/><path d="M690 1074Q800 1052 910 1074" fill="none" stroke="${cloth.seatLight}" stroke-width="3" stroke-dasharray="9 7" stroke-opacity=".8"/>`;
}

function doors(cloth: Cloth): string {
  const one = `<path d="M0 590Q70 640 92 760L150 1200H0Z" fill="url(#dash)"/><path d="M0 720Q60 730 84 790L104 930Q60 900 0 900Z" fill="url(#band)"/><path d="M8 800Q60 806 74 846L80 880" fill="none" stroke="${cloth.accent}" stroke-width="6" stroke-linecap="round"/>`;
  return `${one}<g transform="translate(1600 0) scale(-1 1)">${one}</g>`;
}

/** Backs of the front seats at both lower corners. */
function seats(cloth: Cloth): string {
  const one = `<path d="M250 1200Q236 1016 280 944Q400 884 528 944Q572 1016 560 1200Z" fill="url(#seatSide)"/>
<path d="M300 1200Q292 1030 324 968Q404 928 486 968Q518 1030 510 1200Z" fill="url(#seat)"/>
<path d="M318 996Q404 958 492 996M312 1062Q404 1028 498 1062M308 1130Q404 1098 502 1130" fill="none" stroke="${cloth.seatDark}" stroke-width="4" stroke-opacity=".75"/>
<path d="M350 946v-40M458 946v-40" stroke="#aab2b8" stroke-width="9"/>
<path d="M318 912Q312 806 352 790Q404 776 456 790Q496 806 490 912Q404 936 318 912Z" fill="url(#seat)"/>
<path d="M334 898Q330 818 360 806Q404 796 448 806Q478 818 474 898" fill="none" stroke="${cloth.seatLight}" stroke-width="3" stroke-dasharray="9 7" stroke-opacity=".8"/>`;
  return `<g transform="translate(-24 40)">${one}</g><g transform="translate(812 40)">${one}</g>`;
}
