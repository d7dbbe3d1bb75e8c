import type { Defect } from '@mall/contracts/product';

type Kind = Defect['kind'];

/** What is seen of a defect, on a panel of 480 by 360 that is lit from above. */
const marks: Readonly<Record<Kind, string>> = {
  scratch:
    '<path d="M92 214Q210 168 396 142" fill="none" stroke="#f4f6f7" stroke-width="5" stroke-linecap="round"/><path d="M92 217Q210 171 396 145" fill="none" stroke="#1b2126" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/><path d="M150 232Q230 206 318 196" fill="none" stroke="#f4f6f7" stroke-opacity=".7" stroke-width="2" stroke-linecap="round"/>',
  chip: '<path d="M222 172l18-12 22 6 8 20-14 18-26 2-12-16z" fill="#d8dcdf"/><path d="M232 176l12-8 14 4 4 12-9 11-16 1-7-9z" fill="#6d767d"/><circle cx="300" cy="206" r="5" fill="#d8dcdf"/><circle cx="196" cy="220" r="4" fill="#d8dcdf"/>',
  dent: '<ellipse cx="240" cy="184" rx="104" ry="62" fill="url(#dent)"/><path d="M146 168Q240 112 334 168" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>',
  corrosion:
    '<path d="M196 236q-22-24-6-46 20-26 52-18 36-8 54 20 14 26-10 44-42 22-90 0z" fill="#7a3d18"/><path d="M212 222q-12-16 2-30 16-14 34-8 24-4 34 14 6 16-10 26-30 12-60-2z" fill="#b4602a"/><circle cx="318" cy="176" r="8" fill="#8a4a20"/><circle cx="176" cy="196" r="6" fill="#8a4a20"/>',
  crack:
    '<path d="M120 96l46 62 22 10 40 58 30 12 52 66" fill="none" stroke="#14181b" stroke-width="5" stroke-linejoin="round"/><path d="M188 168l52-18M228 226l-40 30" fill="none" stroke="#14181b" stroke-width="3"/><path d="M123 94l46 62 22 10 40 58 30 12 52 66" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>',
  wear: '<ellipse cx="240" cy="190" rx="128" ry="78" fill="#fff" fill-opacity=".22"/><path d="M150 170h180M142 190h196M152 210h176" stroke="#fff" stroke-opacity=".28" stroke-width="4" stroke-linecap="round"/>',
  stain:
    '<path d="M168 214q-30-42 12-76 50-34 108-8 60 20 40 74-18 44-80 40-56 6-80-30z" fill="#3b2c1c" fill-opacity=".5"/><circle cx="346" cy="132" r="10" fill="#3b2c1c" fill-opacity=".45"/>',
};

const INSIDE: readonly Kind[] = ['wear', 'stain'];

/** Seats and trim are cloth, everything else is paint. */
const groundOf = (kind: Kind): readonly [light: string, dark: string] =>
  INSIDE.includes(kind) ? ['#8d8478', '#5d564d'] : ['#8fa0ad', '#4d5c68'];

/** A drawn close-up of a defect with the ruler that inspectors hold beside it. */
export function defectCloseUp(kind: Kind): string {
  const [light, dark] = groundOf(kind);
  const ruler = Array.from({ length: 41 }, (_, at) => {
    const isLong = at % 5 === 0;
    return `<path d="M${40 + at * 10} 312v${isLong ? 18 : 10}" stroke="#20262b" stroke-width="${isLong ? 2 : 1}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 480 360"><defs><linearGradient id="panel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient><radialGradient id="dent"><stop offset="0" stop-color="#10161b" stop-opacity=".6"/><stop offset="1" stop-color="#10161b" stop-opacity="0"/></radialGradient></defs><rect width="480" height="360" fill="url(#panel)"/><path d="M0 66Q240 30 480 78V104Q240 56 0 92Z" fill="#fff" fill-opacity=".16"/>${marks[kind]}<rect x="28" y="308" width="424" height="40" rx="4" fill="#f3efe4"/>${ruler}</svg>`;
}

/** Kinds of defects that there is a close-up of. */
export const drawnDefects = Object.keys(marks) as readonly Kind[];
