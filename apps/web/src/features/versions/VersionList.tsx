import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { type DocumentVersion, VERSIONS } from '@pagewright/contract/versions';
import { Input, type InputRef } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { goOnHere } from '../../app/kit/go-on-here.ts';
import { Question } from '../../app/kit/Question.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import { useNameVersion, useRemoveVersion } from './version-queries.ts';
import { useVersionWords } from './version-words.ts';
import styles from './versions.module.css';

interface VersionListProps {
  readonly projectId: number;
  readonly versions: readonly DocumentVersion[];
  /** Of the one that was looked at last, where the keyboard goes on. */
  readonly lastId: number | undefined;
  readonly onShow: (id: number) => void;
}

/** The versions, the newest first. */
export function VersionList({ projectId, versions, lastId, onShow }: VersionListProps) {
  const { t } = useTranslation();
  if (versions.length === 0) return <p className={styles.quiet}>{t('versions.none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('versions.title')}>
      {versions.map((version) => (
        <VersionRow
          key={version.id}
          projectId={projectId}
          version={version}
          isLast={version.id === lastId}
          onShow={() => onShow(version.id)}
        />
      ))}
    </ul>
  );
}

interface VersionRowProps {
  readonly projectId: number;
  readonly version: DocumentVersion;
  readonly isLast: boolean;
  readonly onShow: () => void;
}

function VersionRow({ projectId, version, isLast, onShow }: VersionRowProps) {
  const { t } = useTranslation();
  const words = useVersionWords();
  const [doing, setDoing] = useState<'name' | 'remove'>();
  const removing = useRemoveVersion(projectId);
  if (doing === 'name') return <VersionName {...{ projectId, version }} onEnd={() => setDoing(undefined)} />;
  return (
    <li className={styles.row} data-kind={version.kind} data-testid="version">
      <button type="button" ref={isLast ? goOnHere : undefined} className={styles.choose} onClick={onShow}>
        <strong>{words.title(version)}</strong>
        <span>{words.facts(version)}</span>
      </button>
      <Button
        look="text"
        icon={<EditOutlined />}
        aria-label={t('versions.rename')}
        title={t('versions.rename')}
        onClick={() => setDoing('name')}
      />
      <Button
        look="text"
        icon={<DeleteOutlined />}
        busy={removing.isPending}
        aria-label={t('versions.remove')}
        title={t('versions.remove')}
        onClick={() => setDoing('remove')}
      />
      {doing === 'remove' && (
        <Question
          title={t('versions.removeTitle')}
          okText={t('versions.remove')}
          keepText={t('versions.cancel')}
          danger
          onKeep={() => setDoing(undefined)}
          onOk={() => {
            setDoing(undefined);
            removing.mutate(version, { onError: (error) => notify.error(error) });
          }}
        >
          {t('versions.removeText', { version: words.title(version) })}
        </Question>
      )}
    </li>
  );
}

interface VersionNameProps {
  readonly projectId: number;
  readonly version: DocumentVersion;
  readonly onEnd: () => void;
}

/** The person has just asked for the field. */
function focus(field: InputRef | null): void {
  field?.focus();
}

/** Enter gives the name, Escape and going elsewhere leave it as it was. */
function VersionName({ projectId, version, onEnd }: VersionNameProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(version.name);
  const naming = useNameVersion(projectId);
  const give = () => {
    const given = name.trim();
    if (given === '' || given === version.name) return onEnd();
    naming.mutate({ id: version.id, name: given }, { onSuccess: onEnd, onError: (error) => notify.error(error) });
  };
  return (
    <li className={styles.row}>
      <Input
        ref={focus}
        value={name}
        disabled={naming.isPending}
        aria-label={t('versions.name')}
        onChange={({ target }) => refuseTooLong(target.value, VERSIONS.nameLength) || setName(target.value)}
        onPressEnter={give}
        onBlur={onEnd}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The dialog stays.
          event.stopPropagation();
          onEnd();
        }}
        data-testid="version-rename"
      />
    </li>
  );
}
