import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './assistant.module.css';
import { useTagLabel } from './use-tag-label.ts';
import { keyOf, TAG_COLOURS, type Tag } from './wish.ts';

export interface ColouredTag {
  readonly tag: Tag;
  /** 0 to 9. */
  readonly colour: number;
}

interface TagChoicesProps {
  readonly id: string;
  readonly choices: readonly ColouredTag[];
  readonly active: number;
  readonly onChoose: (tag: Tag) => void;
  readonly onActive: (index: number) => void;
}

/** The one dropdown of tags and pages. The focus stays in the text, which says which entry is meant. */
export function TagChoices({ id, choices, active, onChoose, onActive }: TagChoicesProps) {
  const { t } = useTranslation();
  const label = useTagLabel();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the options of a select cannot hold colours
      role="listbox"
      aria-label={t('assistant.choices')}
      className={styles.choices}
      data-testid="assistant-choices"
    >
      {choices.length === 0 && <p className={styles.quiet}>{t('assistant.noChoice')}</p>}
      {choices.map(({ tag, colour }, index) => (
        <div key={keyOf(tag)}>
          {tag.is !== choices[index - 1]?.tag.is && (
            <p className={styles.group} aria-hidden="true">
              {t(`assistant.group.${tag.is}`)}
            </p>
          )}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field has the keys */}
          <div
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            data-index={index}
            className={styles.choice}
            onPointerMove={() => onActive(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(tag)}
          >
            <span className={styles.dot} data-colour={colour % TAG_COLOURS} />
            <span className={styles.label}>{label(tag)}</span>
            {tag.is === 'page' && tag.title && <span className={styles.pageTitle}>{tag.title}</span>}
          </div>
        </div>
      ))}
    </div>
  );
}
