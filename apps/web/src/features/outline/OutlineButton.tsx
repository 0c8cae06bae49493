import { OrderedListOutlined } from '@ant-design/icons';
import type { Project } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../app/controls/Button.tsx';

/** The way to the outline that waits, else to that of the document. */
export function OutlineButton({ project }: { project: Project }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const of = project.outlineWaits ? '' : '?of=document';
  return (
    <Button
      wide
      icon={<OrderedListOutlined />}
      onClick={() => void navigate(`/create/outline/${project.id}${of}`)}
      data-testid="outline"
    >
      {t('panel.outline')}
    </Button>
  );
}
