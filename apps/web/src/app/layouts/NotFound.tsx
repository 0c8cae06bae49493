import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../controls/Button.tsx';
import { Notice } from './Notice.tsx';

export function NotFound() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Notice title={t('notFound.title')} text={t('notFound.text')} mark="404">
      <Button look="primary" onClick={() => void navigate('/')}>
        {t('notFound.home')}
      </Button>
    </Notice>
  );
}
