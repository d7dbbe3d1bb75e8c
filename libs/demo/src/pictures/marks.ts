import type { Make, Origin } from '../catalogue/model.js';
import type { DemoShop } from '../people/shops.js';
import { lettersSvg } from './letters.js';

/** Quiet colours of the marks; a make keeps its own by its place in the list of makes of its origin. */
const inks: Record<Origin, string[]> = {
  china: ['#0B4F6C', '#8A2B2B', '#1F5F4A', '#2E3A59', '#6B4A1E', '#3C4A52'],
  japan: ['#8C2F39', '#2D3E50', '#41566B'],
  germany: ['#22364A', '#3A3F45', '#1F4E79'],
  korea: ['#163F6B', '#5A2A2A'],
  europe: ['#274060', '#3E4C3A'],
  america: ['#1E3A5F', '#6A2C2C'],
};

type Frame = (ink: string) => string;

/** Frames that the letters stand in; none is the sign of a real maker. */
const frames: Frame[] = [
  (ink) => `<circle r="112" fill="none" stroke="${ink}" stroke-width="9"/>`,
  (ink) =>
    `<rect x="-106" y="-106" width="212" height="212" rx="54" fill="none" stroke="${ink}" stroke-width="9"/>`,
  (ink) =>
    `<path d="M0 -120L104 -60V60L0 120L-104 60V-60Z" fill="none" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/>`,
  (ink) =>
    `<path d="M-104 -96H104V20Q104 92 0 124Q-104 92 -104 20Z" fill="none" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/>`,
  (ink) => `<ellipse rx="120" ry="92" fill="none" stroke="${ink}" stroke-width="9"/>`,
];

/** A monogram that stands for a make until the make gives its own: 256 by 256, on white. */
export function makeMark(make: Make, index: number): string {
  const ink = inks[make.origin][index % inks[make.origin].length]!;
  const frame = frames[index % frames.length]!;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-144 -144 288 288"><rect x="-144" y="-144" width="288" height="288" fill="#fff"/>${frame(ink)}${lettersSvg(monogramOf(make.name.en), 78, ink, 0.86)}</svg>`;
}

/** First letters of two words, or the first and the next consonant of one. */
export function monogramOf(name: string): string {
  const words = name
    .replace(/[^A-Za-z0-9 -]/g, '')
    .split(/[ -]+/)
    .filter(Boolean);
  if (words.length > 1) return `${words[0]![0]}${words[1]![0]}`.toUpperCase();
  const word = words[0]!;
  if (word === word.toUpperCase()) return word.slice(0, 2);
  const next = [...word.slice(1)].find((letter) => !'aeiouy'.includes(letter.toLowerCase()));
  return `${word[0]}${next ?? ''}`.toUpperCase();
}

/** The mark of a shop: its letters on its ground. */
export function shopMark({ mark, type }: DemoShop): string {
  const inner = type === 1 ? exporterMark(mark.ink) : lettersSvg(mark.letters, 86, mark.ink, 0.82);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-144 -144 288 288"><rect x="-144" y="-144" width="288" height="288" rx="58" fill="${mark.ground}"/>${inner}</svg>`;
}

/** The exporter's logo: a car above the river. */
export function exporterMark(ink: string): string {
  return `<g transform="scale(9) translate(-16 -16)"><path d="M6 20.5c3.3 0 3.3-2.2 6.7-2.2s3.3 2.2 6.6 2.2 3.4-2.2 6.7-2.2M9 15.2l2-4.6c.3-.7 1-1.1 1.7-1.1h6.6c.7 0 1.4.4 1.7 1.1l2 4.6" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}
