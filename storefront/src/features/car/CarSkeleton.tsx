import { Skeleton } from '../../components/ui/Skeleton.js';
import styles from './CarPage.module.css';

export function CarSkeleton() {
  return (
    <div className={styles['top']} aria-hidden="true">
      <span style={{ aspectRatio: '4 / 3' }}>
        <Skeleton height="100%" />
      </span>
      <div className={styles['side']}>
        <Skeleton width="80%" height="40px" />
        <Skeleton width="60%" height="20px" />
        <Skeleton height="260px" />
      </div>
    </div>
  );
}
