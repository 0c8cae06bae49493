import { LoadingOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../api/error-text.ts';
import { Button } from '../controls/Button.tsx';

interface PendingProps {
  /** Why it did not arrive; nothing while it is on its way. */
  readonly error: unknown;
  /** What is said while it is on its way. */
  readonly loading: string;
  readonly onRetry: () => void;
  readonly className?: string | undefined;
}

/** In the place of what has not arrived yet: that it is loading, or why it failed and another try. */
export function Pending({ error, loading, onRetry, className }: PendingProps) {
  const { t } = useTranslation();
  if (error) {
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={errorText(error)}
        action={<Button onClick={onRetry}>{t('app.retry')}</Button>}
      />
    );
  }
  return (
    <output className={className}>
      <LoadingOutlined /> {loading}
    </output>
  );
}
