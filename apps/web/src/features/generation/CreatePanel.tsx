import { ThunderboltFilled } from '@ant-design/icons';
import type { GenerationSettings, Project } from '@pagewright/contract/projects';
import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { TYPED } from '@pagewright/model/limits';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../app/controls/Button.tsx';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import { useDocuments } from '../documents/document-queries.ts';
import { useEngineTerms } from '../projects/library/engine-queries.ts';
import { ChoiceSection } from './ChoiceSection.tsx';
import { changeDraft, DEFAULT_SETTINGS, getDraft, useDraft } from './draft.ts';
import { EngineChoice } from './EngineChoice.tsx';
import { EstimatePanel } from './EstimatePanel.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import styles from './generation.module.css';
import { ModeChoice } from './ModeChoice.tsx';
import { OutlineFirstChoice } from './OutlineFirstChoice.tsx';
import { OutlineWaiting } from './OutlineWaiting.tsx';
import { PageCountChoice } from './PageCountChoice.tsx';
import { SourceInput } from './SourceInput.tsx';
import { StyleChoice } from './StyleChoice.tsx';
import { useGenerate } from './use-generate.ts';
import { useOutlineFirst } from './use-outline-first.ts';

const TemplateChoice = lazy(async () => ({ default: (await import('./TemplateChoice.tsx')).TemplateChoice }));

const InvitationDialog = lazy(async () => ({
  default: (await import('../accounts/InvitationDialog.tsx')).InvitationDialog,
}));

const RegenerateDialog = lazy(async () => ({
  default: (await import('../keeping/RegenerateDialog.tsx')).RegenerateDialog,
}));

/** Everything a document is made from, and the button that makes it. */
export function CreatePanel({ project }: { project: Project | undefined }) {
  const { t } = useTranslation();
  const draft = useDraft(project?.id);
  const documents = useDocuments(project?.id).data ?? [];
  const terms = useEngineTerms(project?.module);
  const settings: GenerationSettings = { ...DEFAULT_SETTINGS, ...project?.settings, ...draft.settings };
  const choose = (change: Partial<GenerationSettings>) =>
    changeDraft(project?.id, { settings: { ...draft.settings, ...change } });
  return (
    <div className={styles.panel}>
      {project?.outlineWaits && <OutlineWaiting project={project} />}
      <SourceInput project={project} text={draft.text} />
      {settings.template ? (
        <Suspense>
          <TemplateChoice value={settings.template} onRemove={() => choose({ template: null })} />
        </Suspense>
      ) : (
        // Here from the start: what comes late moves the choices below from under the pointer.
        <p className={styles.templateLine}>
          <Link to="/projects?tab=templates">{t('create.templateChoose')}</Link>
        </p>
      )}
      <ChoiceSection title={t('create.format')}>
        <FormatChoice value={settings.format} customSize={settings.customSize} onChange={choose} />
      </ChoiceSection>
      <ChoiceSection title={t('create.style')}>
        <StyleChoice value={settings.style} onChange={(style) => choose({ style })} />
      </ChoiceSection>
      {/* A template has the pages that it has, and says what stands on them. */}
      {!settings.template && (
        <div className={styles.columns}>
          <ChoiceSection title={t('create.pageCount')}>
            <PageCountChoice value={settings.pageCount} onChange={(pageCount) => choose({ pageCount })} />
          </ChoiceSection>
          <ChoiceSection title={t('create.mode')}>
            <ModeChoice value={settings.mode} onChange={(mode) => choose({ mode })} />
          </ChoiceSection>
        </div>
      )}
      <ChoiceSection title={t('create.prompt')} hint={t('create.optional')}>
        <textarea
          value={draft.prompt}
          onChange={({ target }) =>
            refuseTooLong(target.value, TYPED.prompt) || changeDraft(project?.id, { prompt: target.value })
          }
          placeholder={t('create.promptPlaceholder')}
          aria-label={t('create.prompt')}
          rows={2}
          className={styles.prompt}
        />
      </ChoiceSection>
      <EngineChoice project={project} />
      <EstimatePanel
        documents={documents}
        text={draft.text}
        pageCount={settings.pageCount}
        engine={project?.module ?? 'local'}
        {...terms}
      />
      <GenerateBar project={project} settings={settings} />
    </div>
  );
}

function GenerateBar({ project, settings }: { project: Project | undefined; settings: GenerationSettings }) {
  const { t } = useTranslation();
  const outlineFirst = useOutlineFirst();
  const start = useGenerate(project, settings, outlineFirst.isChosen);
  const again = project?.status === GENERATION_STATUS.generated;
  return (
    <div className={styles.bar}>
      <OutlineFirstChoice {...outlineFirst} />
      <Button
        look="primary"
        large
        icon={<ThunderboltFilled />}
        busy={start.isPending}
        onClick={start.generate}
        data-testid="generate"
      >
        {start.isPending
          ? t('create.generating')
          : t(outlineFirst.isChosen ? 'create.composeOutline' : again ? 'create.regenerate' : 'create.generate')}
      </Button>
      {start.isAsking && project && (
        <Suspense>
          <RegenerateDialog
            project={project}
            settings={settings}
            draft={getDraft(project.id)}
            busy={start.isPending}
            onAccept={start.accept}
            onClose={start.closeQuestion}
          />
        </Suspense>
      )}
      {start.invitationNeeded && (
        <Suspense>
          <InvitationDialog needed onClose={start.closeInvitation} />
        </Suspense>
      )}
    </div>
  );
}
