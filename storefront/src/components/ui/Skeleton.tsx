import styles from './Skeleton.module.css';

/** Holds the place of what is loading, in its final size. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return (
    <span
      className={styles['skeleton']}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
