import { QuestionOutlined } from '@ant-design/icons';
import type { Page } from '@pagewright/components/models';
import { rotationOf } from '@pagewright/components/rotation';
import { unsupportedWords } from '@pagewright/page/unsupported';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../document/editor-context.ts';
import styles from './stage.module.css';

/**
 * What a language model wrote and the sources do not bear out is marked where it stands, in the editor alone; its sign selects
 * it, so that the places it was said to rest on are shown beside.
 */
export function DoubtMarks({ page }: { page: Page }) {
  const { t } = useTranslation();
  const editor = useEditor();
  return page.components.map((component) => {
    const words = component.visible ? unsupportedWords(component) : [];
    if (words.length === 0) return null;
    const { id, position, size } = component;
    const degrees = rotationOf(component);
    const told = t('editor.doubt', { words: words.join(', ') });
    return (
      <div
        key={id}
        className={styles.doubt}
        style={{ left: position.x, top: position.y, ...size, ...(degrees && { rotate: `${degrees}deg` }) }}
        data-testid="doubt-mark"
      >
        <button type="button" title={told} aria-label={told} onClick={() => editor.select([id])}>
          <QuestionOutlined />
        </button>
      </div>
    );
  });
}
