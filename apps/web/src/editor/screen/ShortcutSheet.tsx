import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { ACTIONS } from '../actions/actions.ts';
import { keyLabel } from '../actions/keys.ts';
import styles from './editor-screen.module.css';
import { IS_MAC } from './platform.ts';

/** Every shortcut there is, out of the registry of actions. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const shown = ACTIONS.filter((action) => action.keys && action.keys.length > 0);
  return (
    <KitModal title={t('editor.shortcuts')} footer={null} onCancel={onClose} width={640}>
      <dl className={styles.shortcuts}>
        {shown.map((action) => (
          <div key={action.id}>
            <dt>{t(action.label)}</dt>
            <dd>
              {action.keys?.map((key) => (
                <kbd key={key}>{keyLabel(key, IS_MAC)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </KitModal>
  );
}
