/** Colours of a drawn mark. */
export interface MarkColours {
  ground: string;
  ink: string;
}

const QUIET = ['#14202B', '#0B4F6C', '#1B5E52', '#3B3A6B', '#6B3A3A', '#4A5560', '#2F5D8A', '#5C4A1F'];

/** A plain mark of one to four letters; no maker's own sign. The same name always gets the same colour. */
export function monogram(
  name: string,
  colours: MarkColours = { ground: quietColourOf(name), ink: '#FFFFFF' },
): string {
  const letters = lettersOf(name);
  const size = [0, 190, 150, 118, 96][letters.length]!;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">
    <rect x="10" y="10" width="300" height="300" rx="72" fill="${colours.ground}"/>
    <text x="160" y="${160 + size * 0.35}" text-anchor="middle" font-family="PT Sans, Noto Sans SC, DejaVu Sans, sans-serif"
      font-weight="700" font-size="${size}" letter-spacing="-2" fill="${colours.ink}">${letters}</text></svg>`;
}

/** Short names whole, others by their initials or first two letters. */
function lettersOf(name: string): string {
  const words = name.split(/[\s&-]+/).filter(Boolean);
  if (name.length <= 4 && words.length === 1) return name.toUpperCase();
  if (words.length > 1)
    return words
      .slice(0, 3)
      .map((word) => word[0]!.toUpperCase())
      .join('');
  return name.slice(0, 2).toUpperCase();
}

function quietColourOf(name: string): string {
  const sum = [...name].reduce((total, character) => total + character.codePointAt(0)!, 0);
  return QUIET[sum % QUIET.length]!;
}
