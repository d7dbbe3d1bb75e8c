import { Link } from 'react-router';
import { locale } from '../../mall/locale.js';
import { carPath, orderPath } from '../../mall/pages.js';
import type { Conversation } from './use-chat.js';
import styles from './ChatDialog.module.css';

/** Shows the car or the order that a conversation is about; hidden for one with the desk. */
export function SubjectCard({
  conversation: { subject, subjectId, title, picture, shopName },
  onFollow,
}: {
  conversation: Conversation;
  onFollow: () => void;
}) {
  if (subject === 'desk' || !subjectId) return null;
  return (
    <Link
      className={styles['subject']}
      to={subject === 'car' ? carPath(subjectId) : orderPath(subjectId)}
      onClick={onFollow}
    >
      {picture && <img src={picture} alt="" width={64} height={48} />}
      <span>
        <strong>{title[locale]}</strong>
        <span className="muted small">{shopName}</span>
      </span>
    </Link>
  );
}
