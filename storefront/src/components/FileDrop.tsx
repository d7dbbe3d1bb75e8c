import { PUBLIC_FILES, pictureUrl } from '@mall/contracts/file';
import { unbroken } from '@mall/web-kit';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './ui/Button.js';
import { Icon } from './ui/Icon.js';
import { useFileUploads, type HeldFile } from './use-file-uploads.js';
import styles from './FileDrop.module.css';

interface FileDropProps {
  readonly label: string;
  readonly purpose: string;
  readonly files: readonly HeldFile[];
  readonly onChange: (files: readonly HeldFile[]) => void;
  readonly most?: number;
  /** Whether only pictures are accepted, not PDF. */
  readonly imagesOnly?: boolean;
  readonly maxMegabytes?: number;
  /** Whether files can be removed only, and none added. */
  readonly onlyRemoves?: boolean;
  readonly error?: string;
  /** Called when an upload starts, and when it has ended or failed. */
  readonly onUploading?: (isUploading: boolean) => void;
}

/** A field for files: each is checked and uploaded when chosen, with its progress; it can be cancelled, retried, and removed. */
export function FileDrop({
  label,
  purpose,
  files,
  onChange,
  most = 1,
  imagesOnly = false,
  maxMegabytes = 50,
  onlyRemoves = false,
  error,
  onUploading,
}: FileDropProps) {
  const { t } = useTranslation('deal');
  const { t: common } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const uploads = useFileUploads({ purpose, files, onChange, most, imagesOnly, maxMegabytes, onUploading });
  const { under, problems, failed } = uploads;
  const [isOver, setOver] = useState(false);

  const add = async (list: Iterable<File>): Promise<void> => {
    await uploads.add(list);
    if (input.current) input.current.value = '';
  };

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void add(event.dataTransfer.files);
  };

  const isFull = files.length >= most && most > 1;
  return (
    <div className={styles['field']} role="group" aria-label={label}>
      <span className={styles['label']}>{label}</span>
      {files.map((file) => (
        <div key={file.url} className={styles['file']}>
          <Preview url={uploads.previewOf(file.url) ?? publicPreview(file.url)} />
          <span className={styles['name']}>{file.originName}</span>
          <Button
            look="danger"
            small
            icon="trash"
            aria-label={t('file.remove', { name: file.originName })}
            onClick={() => onChange(files.filter(({ url }) => url !== file.url))}
          />
        </div>
      ))}
      {under ? (
        <div className={styles['progress']}>
          <span className={styles['name']}>{under.file.name}</span>
          <progress value={under.share} max={1} aria-label={t('file.uploading')} />
          <span className="figures">{unbroken(`${Math.round(under.share * 100)} %`)}</span>
          <Button
            look="quiet"
            small
            icon="close"
            aria-label={t('file.cancel', { name: under.file.name })}
            onClick={under.cancel}
          />
        </div>
      ) : (
        !isFull &&
        !onlyRemoves && (
          <label
            className={`${styles['drop']} ${isOver ? styles['over'] : ''}`}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <Icon name="upload" />
            <span>
              <strong>{files.length > 0 && most === 1 ? t('file.replace') : t('file.choose')}</strong>
              <span className="muted small">
                {imagesOnly
                  ? t('file.allowedImages', { most: maxMegabytes })
                  : t('file.allowed', { most: maxMegabytes })}
              </span>
            </span>
            <input
              ref={input}
              type="file"
              className="visually-hidden"
              multiple={most > 1}
              accept={imagesOnly ? 'image/jpeg,image/png' : 'image/jpeg,image/png,application/pdf'}
              onChange={({ target }) => void add(target.files ?? [])}
            />
          </label>
        )
      )}
      {(problems.length > 0 ? problems : error ? [error] : []).map((problem) => (
        <p key={problem} role="alert" className={styles['problem']}>
          {problem}
        </p>
      ))}
      {failed && !under && (
        <div>
          <Button small onClick={() => void add([failed])}>
            {common('failure.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

const publicPreview = (url: string): string | undefined =>
  url.startsWith(PUBLIC_FILES) ? pictureUrl(url, '128') : undefined;

/** Shows a picture of the file, or that it is uploaded. */
const Preview = ({ url }: { url: string | undefined }) =>
  url ? <img className={styles['preview']} src={url} alt="" width={40} height={40} /> : <Icon name="check" />;
