import { DownloadOutlined } from '@ant-design/icons';
import type { OlderVersion } from '@pagewright/contract/documents';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { shownMoment } from '../../app/i18n/shown-moment.ts';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import styles from './source-changes.module.css';
import { useDownloadOlder } from './use-download-older.ts';

interface VersionChoiceProps {
  readonly versions: readonly OlderVersion[];
  readonly value: OlderVersion;
  readonly onChange: (id: number) => void;
}

/** Which older version of a file the newest is compared with, and the way to have it back. */
export function VersionChoice({ versions, value, onChange }: VersionChoiceProps) {
  const { t } = useTranslation();
  const download = useDownloadOlder();
  return (
    <div className={styles.version}>
      <Select<number>
        value={value.id}
        aria-label={t('sources.version')}
        getPopupContainer={overlayContainer}
        options={versions.map(({ id, createTime, documentName }) => ({
          value: id,
          label: t('sources.versionOf', { date: shownMoment(createTime), name: documentName }),
        }))}
        onChange={onChange}
      />
      <Button
        icon={<DownloadOutlined />}
        aria-label={t('sources.download')}
        busy={download.isPending}
        onClick={() => download.mutate(value)}
      />
    </div>
  );
}
