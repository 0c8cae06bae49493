import { ThunderboltOutlined } from '@ant-design/icons';
import type { Component } from '@pagewright/components/models';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { useEditorServices } from '../../document/editor-services.ts';

/** Fills the selected smart components from the project's files. */
export function SmartFillButton({ components, disabled }: { components: readonly Component[]; disabled: boolean }) {
  const { t } = useTranslation();
  const { filling } = useEditorServices();
  if (!filling) return null;
  const ids = components.map(({ id }) => id);
  const busy = ids.some((id) => filling.busy.has(id));
  return (
    <Button
      icon={<ThunderboltOutlined aria-hidden />}
      busy={busy}
      disabled={disabled || (filling.busy.size > 0 && !busy)}
      wide
      onClick={() => filling.fill(ids)}
    >
      {busy ? t('editor.fill.busy') : t('editor.fill.selected')}
    </Button>
  );
}
