/** The outline of a car, as placeholder of a picture. */
export function CarSilhouette() {
  return (
    <svg viewBox="0 0 272 205" role="presentation" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="272" height="205" fill="var(--picture)" />
      <path
        d="M30 128c0-8 6-15 14-16l26-4 30-26c5-4 11-6 17-6h42c7 0 14 2 19 7l26 23 22 5c9 2 16 10 16 19v8c0 4-3 7-7 7H37c-4 0-7-3-7-7Z"
        fill="var(--picture-shape)"
      />
      <path d="M82 106 104 87c3-3 8-5 12-5h18v24Zm60 0V82h16c5 0 9 2 13 5l20 19Z" fill="var(--picture)" />
      <circle cx="78" cy="144" r="17" fill="var(--picture-shape-strong)" />
      <circle cx="78" cy="144" r="8" fill="var(--picture)" />
      <circle cx="196" cy="144" r="17" fill="var(--picture-shape-strong)" />
      <circle cx="196" cy="144" r="8" fill="var(--picture)" />
    </svg>
  );
}
