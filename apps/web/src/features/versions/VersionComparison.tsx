import { CloseOutlined, RollbackOutlined } from '@ant-design/icons';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import type { DocumentVersion } from '@pagewright/contract/versions';
import { Checkbox, type RefSelectProps, Select } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import { Pending } from '../../app/kit/Pending.tsx';
import { Question } from '../../app/kit/Question.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { Comparison } from '../comparison/Comparison.tsx';
import { ComparisonMode } from '../comparison/ComparisonMode.tsx';
import { type ComparedPage, comparePages } from '../comparison/compare-pages.ts';
import { presentPages } from '../comparison/present-pages.ts';
import { useWalk } from '../comparison/use-walk.ts';
import { VersionCanvas } from './VersionCanvas.tsx';
import { useRestoreVersion, useVersionPages } from './version-queries.ts';
import { useVersionWords } from './version-words.ts';
import styles from './versions.module.css';

interface VersionComparisonProps {
  readonly project: Project;
  readonly pages: readonly ProjectPage[];
  readonly versions: readonly DocumentVersion[];
  readonly version: DocumentVersion;
  readonly onClose: () => void;
  readonly onRestored: () => void;
}

/** What a version is held against: nothing, the document as it is now, or another version by its id. */
type Other = 'none' | 'now' | number;

/** A version on the canvas, alone or beside others, and the way back to it. */
export function VersionComparison({ project, pages, versions, version, onClose, onRestored }: VersionComparisonProps) {
  const { t } = useTranslation();
  const words = useVersionWords();
  const [other, setOther] = useState<Other>('none');
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const shown = useVersionPages(version.id);
  const beside = useVersionPages(typeof other === 'number' ? other : undefined);
  // As it was when the version was opened: going back changes what is behind it first.
  const [present] = useState(() => presentPages(pages));
  const compared = other === 'now' ? present : other === 'none' ? undefined : beside.data;
  const isAwaited = !shown.data || (other !== 'none' && !compared);
  const pairs = usePairs(shown.data, compared);
  const shownPairs = onlyDifferent ? pairs.different : pairs.all;
  const walk = useWalk(shownPairs);
  return (
    <ComparisonMode
      title={words.title(version)}
      facts={
        <>
          <span>{words.facts(version)}</span>
          {compared && (
            <output data-testid="version-differences">
              {pairs.different.length === 0
                ? t('versions.noDifference')
                : t('versions.differences', { pages: pairs.different.length })}
            </output>
          )}
        </>
      }
      actions={
        <>
          <OtherChoice {...{ versions, version }} value={other} onChange={setOther} />
          {compared && (
            <Checkbox checked={onlyDifferent} onChange={({ target }) => setOnlyDifferent(target.checked)}>
              {t('versions.onlyDifferent')}
            </Checkbox>
          )}
          <Restore {...{ project, version, onRestored }} />
          <Button
            look="text"
            icon={<CloseOutlined />}
            aria-label={t('versions.close')}
            title={t('versions.close')}
            onClick={onClose}
            data-testid="version-close"
          />
        </>
      }
      walk={compared && walk}
      onClose={onClose}
      data-testid="version-view"
    >
      {(isAwaited || shown.error || beside.error) && (
        <div className={styles.instead}>
          <Pending
            error={shown.error ?? beside.error}
            loading={t('versions.loading')}
            onRetry={() => {
              if (shown.error) void shown.refetch();
              if (beside.error) void beside.refetch();
            }}
          />
        </div>
      )}
      {shown.data && other === 'none' && <VersionCanvas projectId={project.id} pages={shown.data} />}
      {shown.data && compared && shownPairs.length === 0 && (
        <p className={styles.instead}>{t('versions.noDifference')}</p>
      )}
      {shown.data && compared && shownPairs.length > 0 && (
        <Comparison
          key={other}
          projectId={project.id}
          before={shown.data}
          after={compared}
          pairs={shownPairs}
          walk={walk}
          sides={{ before: t('versions.earlier'), after: t(other === 'now' ? 'versions.now' : 'versions.other') }}
          absent={{ before: t('versions.absent.before'), after: t('versions.absent.after') }}
        />
      )}
    </ComparisonMode>
  );
}

function usePairs(before: readonly ComparedPage[] | undefined, after: readonly ComparedPage[] | undefined) {
  return useMemo(() => {
    const all = before && after ? comparePages(before, after) : [];
    return { all, different: all.filter(({ difference }) => difference !== 'same') };
  }, [before, after]);
}

interface OtherChoiceProps extends Pick<VersionComparisonProps, 'versions' | 'version'> {
  readonly value: Other;
  readonly onChange: (other: Other) => void;
}

function OtherChoice({ versions, version, value, onChange }: OtherChoiceProps) {
  const { t } = useTranslation();
  const words = useVersionWords();
  const list = useRef<RefSelectProps>(null);
  return (
    <Select
      ref={list}
      className={styles.other}
      value={value}
      aria-label={t('versions.compare')}
      getPopupContainer={overlayContainer}
      onChange={(other) => {
        // Keys are for the pages that come.
        list.current?.nativeElement.closest<HTMLElement>('[role="dialog"]')?.focus();
        onChange(other);
      }}
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
  );
}

/** The way back, once it has been asked whether it is meant. */
function Restore({ project, version, onRestored }: Pick<VersionComparisonProps, 'project' | 'version' | 'onRestored'>) {
  const { t } = useTranslation();
  const words = useVersionWords();
  const [asking, setAsking] = useState(false);
  const restoring = useRestoreVersion(project, (restored) => {
    notify.success(t('versions.restored', { version: words.title(restored) }));
    onRestored();
  });
  const restore = () => {
    setAsking(false);
    restoring.mutate(version, { onError: (failed) => notify.error(failed) });
  };
  return (
    <>
      <Button
        look="primary"
        icon={<RollbackOutlined />}
        busy={restoring.isPending}
        onClick={() => setAsking(true)}
        data-testid="version-restore"
      >
        {t('versions.restore')}
      </Button>
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
    </>
  );
}
