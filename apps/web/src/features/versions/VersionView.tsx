import { RollbackOutlined } from '@ant-design/icons';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import type { DocumentVersion } from '@pagewright/contract/versions';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { Pending } from '../../app/kit/Pending.tsx';
import { Question } from '../../app/kit/Question.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { LISTED_PAGE_LINKS } from '../../canvas/page-links.ts';
import { Comparison } from './Comparison.tsx';
import { VersionPages } from './VersionPages.tsx';
import { presentPages, useRestoreVersion, useVersionPages } from './version-queries.ts';
import { useVersionWords } from './version-words.ts';
import styles from './versions.module.css';

interface VersionViewProps {
  readonly project: Project;
  readonly pages: readonly ProjectPage[];
  readonly versions: readonly DocumentVersion[];
  readonly version: DocumentVersion;
  readonly onRestored: () => void;
}

/** What a version is held against: nothing, the document as it is now, or another version by its id. */
type Other = 'none' | 'now' | number;

/** The pages of a version, alone or beside others, and the way back to it. */
export function VersionView({ project, pages, versions, version, onRestored }: VersionViewProps) {
  const { t } = useTranslation();
  const words = useVersionWords();
  const [other, setOther] = useState<Other>('none');
  const [asking, setAsking] = useState(false);
  const shown = useVersionPages(version.id);
  const beside = useVersionPages(typeof other === 'number' ? other : undefined);
  const present = useMemo(() => presentPages(pages), [pages]);
  const restoring = useRestoreVersion(project);
  const compared = other === 'now' ? present : beside.data;
  const error = shown.error ?? beside.error;
  const isAwaited = !shown.data || (other !== 'none' && !compared);
  const again = () => {
    if (shown.error) void shown.refetch();
    if (beside.error) void beside.refetch();
  };
  const restore = () => {
    setAsking(false);
    restoring.mutate(version, {
      onSuccess: () => {
        notify.success(t('versions.restored', { version: words.title(version) }));
        onRestored();
      },
      onError: (failed) => notify.error(failed),
    });
  };
  return (
    <section className={styles.view} aria-label={words.title(version)}>
      <div className={styles.bar}>
        <div className={styles.heading}>
          <h3>{words.title(version)}</h3>
          <span>{words.facts(version)}</span>
        </div>
        <Select
          className={styles.other}
          value={other}
          aria-label={t('versions.compare')}
          onChange={setOther}
          options={[
            { value: 'none' as Other, label: t('versions.alone') },
            { value: 'now' as Other, label: t('versions.withNow') },
            ...versions
              .filter(({ id }) => id !== version.id)
              .map((one) => ({
                value: one.id as Other,
                label: t('versions.with', { version: `${words.title(one)} · ${words.facts(one)}` }),
              })),
          ]}
          data-testid="version-compare"
        />
        <Button
          look="primary"
          icon={<RollbackOutlined />}
          busy={restoring.isPending}
          onClick={() => setAsking(true)}
          data-testid="version-restore"
        >
          {t('versions.restore')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links in it have the keys */}
      <div className={styles.pages} {...LISTED_PAGE_LINKS}>
        {(error || isAwaited) && (
          <Pending className={styles.quiet} error={error} loading={t('versions.loading')} onRetry={again} />
        )}
        {shown.data && other === 'none' && <VersionPages projectId={project.id} pages={shown.data} />}
        {shown.data && other !== 'none' && compared && (
          <Comparison projectId={project.id} isNow={other === 'now'} before={shown.data} after={compared} />
        )}
      </div>
      {asking && (
        <Question
          title={t('versions.restoreTitle', { version: words.title(version) })}
          okText={t('versions.restore')}
          keepText={t('versions.cancel')}
          onKeep={() => setAsking(false)}
          onOk={restore}
        >
          {t('versions.restoreText')}
        </Question>
      )}
    </section>
  );
}
