/** Wide pictures for the home page and the shops, 1280 by 400: the bridge of Vladivostok, and the yard in Ussuriysk. */
const width = 1280;
const height = 400;

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 1.5}" height="${height * 1.5}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

const gradient = (id: string, ...stops: [number, string][]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

/** A car from the side, 100 long, standing on y = 0. */
const smallCar = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M2 -9Q0 -18 8 -20L24 -22Q34 -33 46 -33H68Q80 -33 88 -22Q98 -20 98 -12V-8H2Z" fill="${colour}"/><path d="M30 -22Q37 -30 46 -30H54V-22ZM57 -22V-30H67Q76 -29 82 -22Z" fill="#26323b" opacity=".85"/><circle cx="22" cy="-8" r="8" fill="#171c20"/><circle cx="78" cy="-8" r="8" fill="#171c20"/><circle cx="22" cy="-8" r="4" fill="#98a3ab"/><circle cx="78" cy="-8" r="4" fill="#98a3ab"/></g>`;

/** A cable-stayed bridge over a quiet strait at dawn, a car carrier under way. */
export function bridgeBanner(): string {
  const pylon = (x: number) => {
    const cables = Array.from({ length: 15 }, (_, index) => {
      const reach = 24 + index * 21;
      const top = 66 + (14 - index) * 4;
      return `<path d="M${x} ${top}L${x - reach} 246M${x} ${top}L${x + reach} 246"/>`;
    }).join('');
    return `<g stroke="#5d7787" stroke-width="1" opacity=".7">${cables}</g><path d="M${x - 13} 306L${x - 4} 52H${x + 4}L${x + 13} 306Z" fill="#3f5d6e"/><path d="M${x - 9} 200h18v7h-18ZM${x - 6} 120h12v6h-12Z" fill="#35505f"/>`;
  };
  const windows = Array.from(
    { length: 9 },
    (_, index) => `<rect x="${820 + index * 22}" y="283" width="10" height="4" fill="#c9d9e2"/>`,
  ).join('');
  return svg(`<defs>${gradient('sky', [0, '#d5e4ec'], [0.55, '#eef4f6'], [1, '#f8efe4'])}${gradient('sea', [0, '#9dbac6'], [0.5, '#6f97a8'], [1, '#3d6c80'])}${gradient('hill', [0, '#8aa5b2'], [1, '#a9bfc9'])}${gradient('near', [0, '#4b6c7a'], [1, '#3a5968'])}</defs>
<rect width="1280" height="400" fill="url(#sky)"/><circle cx="1010" cy="178" r="34" fill="#fbe3c6"/><circle cx="1010" cy="178" r="70" fill="#fbe3c6" opacity=".3"/>
<path d="M0 250Q120 190 260 214T520 206T800 222T1080 196T1280 220V300H0Z" fill="url(#hill)" opacity=".55"/>
<path d="M0 268Q160 226 330 244T640 250T940 240T1280 254V300H0Z" fill="url(#hill)"/>
<rect y="276" width="1280" height="124" fill="url(#sea)"/>
<path d="M0 276H1280V282H0Z" fill="#e9f0f2" opacity=".5"/>
${pylon(360)}${pylon(820 - 40)}
<path d="M0 252Q570 232 1280 250V258Q570 240 0 260Z" fill="#35505f"/><path d="M0 251Q570 231 1280 249" stroke="#e7eff3" stroke-opacity=".7" stroke-width="1.4" fill="none"/>
<g><path d="M786 300H1052L1036 322H806Z" fill="#2b4453"/><path d="M800 300V276Q800 270 806 270H1016Q1032 270 1036 284L1040 300Z" fill="#f1f5f7"/>${windows}<path d="M800 292H1039V298H800Z" fill="#0B4F6C"/><rect x="960" y="256" width="40" height="14" fill="#dfe7eb"/><rect x="830" y="262" width="18" height="8" fill="#D9480F" opacity=".85"/></g>
${[300, 318, 340, 366].map((y, index) => `<path d="M${60 + index * 90} ${y}q40 -5 90 0M${620 - index * 40} ${y + 8}q60 -6 130 0M${1090 - index * 60} ${y + 4}q50 -5 110 0" stroke="#eaf3f6" stroke-opacity="${0.4 - index * 0.06}" stroke-width="${1.6 + index * 0.4}" fill="none"/>`).join('')}
<path d="M0 400V340Q90 326 190 346T400 372L470 400Z" fill="url(#near)"/><path d="M40 344l14 -34 14 34M84 348l16 -44 16 44M132 350l12 -30 12 30M178 352l15 -40 15 40" fill="#2f4c59"/>`);
}

/** Cars in rows at the yard, a transporter leaving, birches and the low hills of the Ussuri. */
export function yardBanner(): string {
  const colours = ['#f3f5f6', '#2a3036', '#7d868d', '#1f4e79', '#c5cbd0', '#8a2b2b', '#4a6b58', '#e6ddcb'];
  const row = (y: number, scale: number, step: number, first: number, count: number, shift: number) =>
    Array.from({ length: count }, (_, index) =>
      smallCar(first + index * step, y, scale, colours[(index + shift) % colours.length]!),
    ).join('');
  const birch = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-2 0L-1 -60H2L3 0Z" fill="#eef1ef"/><path d="M-2 -14h4M-1 -28h3M-2 -42h4" stroke="#49545a" stroke-width="1.6"/><path d="M0 -112Q26 -88 20 -60T-2 -34Q-26 -40 -22 -66T0 -112Z" fill="#d7b765" opacity=".9"/><path d="M2 -98Q18 -80 14 -62T0 -46" fill="#c49a45" opacity=".6"/></g>`;
  return svg(`<defs>${gradient('sky', [0, '#cfdfe8'], [0.6, '#edf3f5'], [1, '#f6f1e7'])}${gradient('ground', [0, '#b9c2c7'], [1, '#8f9aa1'])}${gradient('hill', [0, '#7f97a0'], [1, '#a5b7bd'])}</defs>
<rect width="1280" height="400" fill="url(#sky)"/>
<path d="M0 206Q150 150 320 178T640 170T960 186T1280 158V260H0Z" fill="url(#hill)" opacity=".5"/><path d="M0 226Q200 186 420 208T820 204T1280 200V280H0Z" fill="url(#hill)" opacity=".85"/>
<path d="M0 244Q300 226 640 236T1280 232V400H0Z" fill="#8f9c83"/><rect y="256" width="1280" height="144" fill="url(#ground)"/>
<g><path d="M700 256V196L760 172H980L1040 196V256Z" fill="#dfe5e8"/><path d="M700 196L760 172H980L1040 196V204H700Z" fill="#0B4F6C"/>${[724, 802, 880, 958].map((x) => `<rect x="${x}" y="214" width="56" height="42" fill="#9fb0b9"/><path d="M${x} 224h56M${x} 234h56M${x} 244h56" stroke="#c9d4da" stroke-width="2"/>`).join('')}</g>
${birch(90, 262, 1.2)}${birch(150, 260, 0.95)}${birch(214, 264, 1.3)}${birch(1140, 260, 1.1)}${birch(1206, 264, 1.35)}${birch(610, 258, 0.8)}
<path d="M0 292H1280M0 330H1280" stroke="#e9eef1" stroke-opacity=".5" stroke-width="2"/>
${row(288, 0.62, 78, 250, 12, 0)}${row(326, 0.82, 100, 60, 8, 3)}
<g transform="translate(820 384)"><path d="M330 -8V-62Q330 -70 338 -70H372Q384 -70 388 -60L398 -34V-8Z" fill="#0B4F6C"/><path d="M350 -62H370Q378 -62 381 -54L388 -38H350Z" fill="#cfe0e8"/><path d="M0 -14H328V-22H0ZM8 -52H316V-58H8Z" fill="#4a555c"/><path d="M12 -16V-58M110 -16V-58M214 -16V-58M312 -16V-58" stroke="#4a555c" stroke-width="4"/>${smallCar(14, -20, 0.95, '#f3f5f6')}${smallCar(116, -20, 0.95, '#7d868d')}${smallCar(218, -20, 0.95, '#1f4e79')}${smallCar(14, -57, 0.95, '#8a2b2b')}${smallCar(116, -57, 0.95, '#f3f5f6')}${smallCar(218, -57, 0.95, '#2a3036')}${[36, 64, 250, 278, 352, 382].map((x) => `<circle cx="${x}" cy="-6" r="12" fill="#1b2024"/><circle cx="${x}" cy="-6" r="5" fill="#9aa5ac"/>`).join('')}</g>`);
}
