import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { dismissToast, type Toast, useToasts } from './notify.ts';
import styles from './toasts.module.css';

const ICONS = {
  success: <CheckCircleFilled />,
  info: <InfoCircleFilled />,
  warning: <ExclamationCircleFilled />,
  error: <CloseCircleFilled />,
} as const satisfies Record<Toast['kind'], unknown>;

/** The messages at the top of the window. Read out as they come: problems at once, the rest when there is a pause. */
export function Toasts() {
  const { t } = useTranslation();
  const toasts = useToasts();
  return (
    <div className={styles.stack} aria-live="polite">
      {toasts.map(({ id, kind, text, action }) => (
        <div
          key={id}
          className={styles.toast}
          data-kind={kind}
          role={kind === 'error' ? 'alert' : undefined}
          data-testid="toast"
        >
          {ICONS[kind]}
          <span>
            {text}
            {action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  dismissToast(id);
                  action.run();
                }}
                data-testid="toast-action"
              >
                {action.label}
              </button>
            )}
          </span>
          <button type="button" onClick={() => dismissToast(id)} aria-label={t('app.dismiss')}>
            <CloseOutlined />
          </button>
        </div>
      ))}
    </div>
  );
}
