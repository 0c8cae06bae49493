import { ArrowLeftOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Tool } from './Tool.tsx';

/** Back to the looks, from one that takes the whole bar. */
export function BackTool({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Tool label={t('panels.text.back')} on={false} onUse={onClose}>
      <ArrowLeftOutlined />
    </Tool>
  );
}
