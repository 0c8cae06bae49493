import { EyeInvisibleOutlined, EyeOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { inOrder } from '@pagewright/page/layers';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import { KindIcon } from '../panels/KindIcon.tsx';
import styles from './editor-screen.module.css';

/** The page's components from the top down; hidden and locked ones too, which the page itself does not let select. */
export function LayerList() {
  const { t } = useTranslation();
  const editor = useEditor();
  const { page } = useEditorState(shownPage);
  const selected = useEditorState((state) => state.selected);
  const layers = inOrder(page.components).reverse();
  if (layers.length === 0) return <p className={styles.empty}>{t('editor.emptyLayers')}</p>;
  return (
    <ul className={styles.layers}>
      {layers.map((component) => {
        const { id, type, visible, locked, props } = component;
        const words = 'text' in props ? props.text.trim() : '';
        return (
          <li key={id} data-selected={selected.includes(id) || undefined}>
            <button type="button" className={styles.layer} onClick={() => editor.select([id])}>
              <KindIcon kind={type} />
              <span>{component.name || words || t(`panels.kinds.${type}`)}</span>
            </button>
            <Button
              look="text"
              icon={visible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
              aria-label={t(visible ? 'editor.hideOne' : 'editor.show')}
              onClick={() => editor.patch([{ id, visible: !visible }])}
            />
            <Button
              look="text"
              icon={locked ? <LockOutlined /> : <UnlockOutlined />}
              aria-label={t(locked ? 'editor.unlock' : 'editor.lockOne')}
              onClick={() => editor.patch([{ id, locked: !locked }])}
            />
          </li>
        );
      })}
    </ul>
  );
}
