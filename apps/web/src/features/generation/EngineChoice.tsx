import type { ModuleId, ModuleInfo } from '@pagewright/contract/modules';
import type { Project } from '@pagewright/contract/projects';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/session.ts';
import { notify } from '../../app/toasts/notify.ts';
import { useEngines } from '../projects/library/engine-queries.ts';
import { createProject, useEditProject } from '../projects/project-queries.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import { ChoiceSection } from './ChoiceSection.tsx';
import { adoptDraft } from './draft.ts';
import styles from './generation.module.css';

/** Who writes the pages: shown to who is logged in where there is a language model to choose, or one was chosen. */
export function EngineChoice({ project }: { project: Project | undefined }) {
  const session = useSession();
  return session ? <EngineCards project={project} /> : null;
}

function EngineCards({ project }: { project: Project | undefined }) {
  const { t } = useTranslation();
  const group = useId();
  const edit = useEditProject();
  const { data = [] } = useEngines();
  const chosen = project?.module ?? 'local';
  if (!data.some(({ id, configured }) => id !== 'local' && (configured || id === chosen))) return null;
  const choose = (engine: ModuleId) => {
    if (project) return edit.mutate({ id: project.id, module: engine });
    createProject({ module: engine })
      .then(({ id }) => adoptDraft(id))
      .catch((error: unknown) => notify.error(error));
  };
  const noteOf = ({ id, configured, leavesInstallation, found, provider, model }: ModuleInfo): string => {
    if (!configured) return t('engineNote.notSetUp');
    if (id === 'local') return t('engineNote.local');
    if (leavesInstallation) return t('engineNote.cloud', { provider, model });
    return t(found ? 'engineNote.found' : 'engineNote.here', { provider, model });
  };
  return (
    <ChoiceSection title={t('create.engine')}>
      <div className={styles.pair} role="radiogroup" aria-label={t('create.engine')}>
        {data.map((info) => (
          <ChoiceCard
            key={info.id}
            group={group}
            value={info.id}
            checked={info.id === chosen}
            disabled={!info.configured && info.id !== chosen}
            label={t(`engine.${info.id}`)}
            note={noteOf(info)}
            onChoose={() => choose(info.id)}
          />
        ))}
      </div>
    </ChoiceSection>
  );
}
