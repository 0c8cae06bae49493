import { CloseOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './assistant.module.css';
import { useTagLabel } from './use-tag-label.ts';
import { keyOf, type Tag } from './wish.ts';

interface TagRowsProps {
  readonly tags: readonly Tag[];
  readonly colourOf: (tag: Tag) => number;
  readonly onRemove: (tag: Tag) => void;
}

const ROWS: readonly Tag['is'][] = ['page', 'format', 'style', 'file'];

/** What was chosen, a row for each group. */
export function TagRows({ tags, colourOf, onRemove }: TagRowsProps) {
  const { t } = useTranslation();
  const label = useTagLabel();
  const rows = ROWS.map((is) => ({ is, own: tags.filter((tag) => tag.is === is) })).filter(({ own }) => own.length > 0);
  if (rows.length === 0) return null;
  return (
    <div className={styles.rows}>
      {rows.map(({ is, own }) => (
        <ul key={is} className={styles.row} aria-label={t(`assistant.group.${is}`)}>
          {own.map((tag) => (
            <li key={keyOf(tag)} className={styles.tag} data-colour={colourOf(tag)} data-testid="assistant-tag">
              <span title={label(tag)}>{label(tag)}</span>
              <button
                type="button"
                aria-label={t('assistant.removeTag', { tag: label(tag) })}
                onClick={() => onRemove(tag)}
              >
                <CloseOutlined />
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
