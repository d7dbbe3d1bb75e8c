/** One set of outlines, 20 px, 1.6 px strokes. */
const paths = {
  search: 'M9 15.5a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.7-1.8 4 4',
  cart: 'M2 3h2l2 10.5h9l2-8H5M7.5 17.5h.01M14 17.5h.01',
  user: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7c.7-3.2 3.3-5 6.5-5s5.8 1.8 6.5 5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  globe:
    'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Zm0 0c2-2 3-4.6 3-7.5s-1-5.5-3-7.5c-2 2-3 4.6-3 7.5s1 5.5 3 7.5ZM2.7 10h14.6',
  theme: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Zm0-15v15M10 6h5.5M10 10h7M10 14h5.5',
  down: 'm5 7.5 5 5 5-5',
  left: 'm12.5 4.5-5.5 5.5 5.5 5.5',
  right: 'm7.5 4.5 5.5 5.5-5.5 5.5',
  up: 'm4.5 12.5 5.5-5.5 5.5 5.5',
  arrow: 'M3.5 10h13m-5-5 5 5-5 5',
  check: 'm4 10.5 4 4 8-9',
  phone:
    'M5 2.5h2.5l1.5 4-2 1.5c1 2.2 2.8 4 5 5l1.5-2 4 1.5V15c0 1.4-1.1 2.5-2.5 2.5C8.7 17.5 2.5 11.3 2.5 5A2.5 2.5 0 0 1 5 2.5Z',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  heart: 'M10 17S2.5 12.8 2.5 7.3A4 4 0 0 1 10 5.5a4 4 0 0 1 7.5 1.8C17.5 12.8 10 17 10 17Z',
  scales: 'M10 3v14M6 17h8M4 5.5h12M4 5.5 1.8 11h4.4zM16 5.5 13.8 11h4.4z',
  filter: 'M3 5.5h14M5.5 10h9M8.5 14.5h3',
  pin: 'M10 18s5.5-5 5.5-9.5a5.5 5.5 0 0 0-11 0C4.5 13 10 18 10 18Zm0-7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  clock: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 5.5V10l3 2',
  document: 'M5 2.5h7l3.5 3.5v11.5H5zM11.5 2.5v4h4M7.5 10h5M7.5 13h5',
  upload: 'M10 13V3.5m-4 4 4-4 4 4M3.5 13v3.5h13V13',
  download: 'M10 3v9.5m-4-4 4 4 4-4M3.5 13v3.5h13V13',
  shield: 'M10 2.5 3.5 5v4.5c0 4 2.7 6.7 6.5 8 3.8-1.3 6.5-4 6.5-8V5zM7 10l2.2 2.2L13.2 8',
  ship: 'M3 12h14l-2 4.5H5zM5 12V7.5h10V12M10 7.5v-4M1.5 18.5c1.4 0 1.4-.8 2.8-.8s1.4.8 2.9.8 1.4-.8 2.8-.8 1.4.8 2.8.8 1.5-.8 2.9-.8 1.4.8 2.8.8',
  lock: 'M5 9h10v8.5H5zM7 9V6a3 3 0 0 1 6 0v3',
  copy: 'M7 7h10v10.5H7zM13 7V2.5H3V13h4',
  pen: 'M3 17l1-4L14 3l3 3L7 16l-4 1Zm9-12 3 3',
  trash: 'M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.8 12h8.4l.8-12',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  info: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 9v4.5M10 6.3v.200',
  warning: 'M10 3 1.8 17h16.4L10 3Zm0 5v4.5M10 14.6v.200',
  expand: 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5',
  bell: 'M4.5 14.5c1-1 1.5-2.2 1.5-4V9a4 4 0 0 1 8 0v1.5c0 1.8.5 3 1.5 4zM8.5 17a1.6 1.6 0 0 0 3 0M10 5V3.5',
  chat: 'M3 4h14v10H9l-4 3.5V14H3z',
  bank: 'M2.5 8 10 3l7.5 5zM4.5 8v7M8 8v7M12 8v7M15.5 8v7M2.5 17h15',
  exit: 'M8 3H3.5v14H8M12.5 6l4 4-4 4M16.5 10H8',
  car: 'M2.5 13.5V11l1.5-1 1.7-4c.2-.6.8-1 1.4-1h5.8c.6 0 1.2.4 1.4 1l1.7 4 1.5 1v2.5h-2M4.5 13.5h-2M7.5 13.5h5M6 15.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM14 15.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM4 10h12',
  shop: 'M3 8 4.5 3h11L17 8M3 8v9h14V8M3 8c0 1.4 1 2.3 2.3 2.3S7.7 9.4 7.7 8c0 1.4 1 2.3 2.3 2.3s2.3-.9 2.3-2.3c0 1.4 1 2.3 2.4 2.3S17 9.4 17 8M8 17v-4h4v4',
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as readonly IconName[];

/** Hidden from screen readers, because it is always beside a text or in a labelled element. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={paths[name]} />
    </svg>
  );
}
