import { ThunderboltOutlined } from '@ant-design/icons';
import type { Component } from '@pagewright/components/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import { useEditorServices } from '../editor-services.ts';

/** Fills one smart component from the project's files, where the server can. */
export function SmartFillButton({ component, disabled }: { component: Component; disabled: boolean }) {
  const { t } = useTranslation();
  const { fillFromSources } = useEditorServices();
  const [busy, setBusy] = useState(false);
  if (!fillFromSources) return null;
  const fill = async () => {
    setBusy(true);
    try {
      await fillFromSources(component);
    } catch (error) {
      notify.error(error, (reason) => `${t('panels.smart.failed')}: ${reason}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<ThunderboltOutlined />} busy={busy} disabled={disabled} wide onClick={() => void fill()}>
      {busy ? t('panels.smart.filling') : t('panels.smart.fill')}
    </Button>
  );
}
