import styles from './Skeleton.module.css';

/** A placeholder in the final size of the loading content. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return (
    <span
      className={styles['skeleton']}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
