import type { EditedAs } from '@pagewright/components/panels';
import type { Point } from '@pagewright/model/units';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './table.module.css';

interface AwaitedWordsProps {
  readonly table: EditedAs<'table'>;
  /** Where the table was clicked, px from its corner. */
  readonly within: Point;
  /** What was written for the cell there. */
  readonly onWritten: (text: string) => void;
}

/**
 * Has the focus of the stage while a table is selected by a click: input methods, dictation and lists of signs write only
 * where there is a field. All keys mean what they mean on the stage; see `FOR_THE_PAGE` of `key-focus`.
 */
export function AwaitedWords({ table, within, onWritten }: AwaitedWordsProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [composing, setComposing] = useState(false);
  // Each press gives the focus to the stage, and what is told of the click draws this anew.
  useLayoutEffect(() => {
    const own = field.current;
    if (own && document.activeElement === stageAround(own)) own.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const own = field.current;
    // The focus is not lost with the field.
    return () => {
      if (own && document.activeElement === own) stageAround(own)?.focus({ preventScroll: true });
    };
  }, []);
  const { position, props } = table;
  const take = (own: HTMLTextAreaElement) => {
    const text = own.value;
    own.value = '';
    if (text.trim() !== '') onWritten(text);
  };
  return (
    <textarea
      ref={field}
      className={styles.awaited}
      data-awaits-words=""
      data-composing={composing || undefined}
      aria-label={t('panels.table.edit')}
      tabIndex={-1}
      rows={1}
      // A finger that selects a table does not want the keyboard on half of the screen.
      inputMode="none"
      style={{
        left: position.x + within.x,
        top: position.y + within.y - (props.fontSize * props.lineHeight) / 2,
        fontFamily: props.fontFamily,
        fontSize: props.fontSize,
        lineHeight: props.lineHeight,
      }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={(event) => {
        setComposing(false);
        take(event.currentTarget);
      }}
      onInput={(event) => {
        if (!(event.nativeEvent as InputEvent).isComposing) take(event.currentTarget);
      }}
    />
  );
}

function stageAround(field: HTMLElement): HTMLElement | null {
  return field.closest<HTMLElement>('[role="application"]');
}
