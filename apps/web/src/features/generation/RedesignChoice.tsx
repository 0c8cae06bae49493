import type { ProjectPage } from '@pagewright/contract/pages';
import {
  type GenerationSettings,
  type Project,
  redesignProject,
  type UnplacedChange,
} from '@pagewright/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { pagesQuery } from '../pages/page-queries.ts';
import { cacheProject } from '../projects/project-queries.ts';
import { FormatChoice } from './FormatChoice.tsx';
import styles from './generation.module.css';
import { StyleChoice } from './StyleChoice.tsx';

const UnplacedDialog = lazy(async () => ({ default: (await import('../keeping/UnplacedDialog.tsx')).UnplacedDialog }));

type ChosenLook = Partial<Pick<GenerationSettings, 'style' | 'format' | 'customSize'>>;

interface RedesignChoiceProps {
  readonly project: Project;
  readonly what: 'style' | 'format';
  /** Pages that get the style, where it is not the whole document. */
  readonly pageIds?: readonly number[];
  /** What has to be done first, and once the pages have been designed anew. */
  readonly before?: () => Promise<void>;
  readonly after?: () => Promise<void>;
}

/** Restyles or reformats the whole document at once, keeping its words. */
export function RedesignChoice({ project, what, pageIds, before, after }: RedesignChoiceProps) {
  const { t } = useTranslation();
  const { redesign, question } = useRedesign(project, pageIds, before, after);
  const [custom, setCustom] = useState<ChosenLook>();
  // The choice shows at once; the pages follow within a moment.
  const [chosen, setChosen] = useState<ChosenLook>();
  const shown = { ...project.settings, ...chosen, ...custom };
  const apply = (look: ChosenLook) => {
    setChosen(look);
    redesign.mutate(look, { onSettled: () => setChosen(undefined) });
  };
  if (what === 'style') {
    return (
      <div className={styles.redesign} aria-busy={redesign.isPending}>
        <StyleChoice value={pageIds ? chosen?.style : shown.style} onChange={(style) => apply({ style })} />
        {question}
      </div>
    );
  }
  return (
    <div className={styles.redesign} aria-busy={redesign.isPending}>
      <FormatChoice
        value={shown.format}
        customSize={shown.customSize}
        onChange={(look) => {
          // A custom size is typed digit by digit: it is applied by its own button.
          setCustom(look.format === 'custom' ? look : undefined);
          if (look.format !== 'custom') apply({ format: look.format });
        }}
      />
      {custom && (
        <Button
          look="primary"
          wide
          busy={redesign.isPending}
          onClick={() => {
            setCustom(undefined);
            apply(custom);
          }}
        >
          {t('panel.apply')}
        </Button>
      )}
      {question}
    </div>
  );
}

/** A new design that has no place for something is asked about before it is made. */
function useRedesign(
  project: Project,
  pageIds: readonly number[] | undefined,
  before?: () => Promise<void>,
  after?: () => Promise<void>,
) {
  const queries = useQueryClient();
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ readonly look: ChosenLook; readonly unplaced: readonly UnplacedChange[] }>();
  const redesign = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `redesign-${project.id}` },
    mutationFn: async (look: ChosenLook & { accept?: boolean }) => {
      await before?.();
      return api.call(redesignProject, {
        body: { projectId: project.id, ...look, ...(pageIds ? { pageIds: [...pageIds] } : {}) },
      });
    },
    onSuccess: async ({ isApplied, unplaced, settings, pages }, { accept: _accept, ...look }) => {
      setAsked(isApplied ? undefined : { look, unplaced });
      if (!isApplied) return;
      cacheProject({ ...project, settings });
      queries.setQueryData(pagesQuery(project.id).queryKey, (known) => known && withNewTexts(known, pages));
      void queries.invalidateQueries({ queryKey: ['history', project.id] });
      await after?.();
    },
    onError: (error) => notify.error(error, (reason) => t('panel.redesignFailed', { reason })),
  });
  const question = asked && (
    <Suspense>
      <UnplacedDialog
        changes={asked.unplaced}
        busy={redesign.isPending}
        onAccept={() => redesign.mutate({ ...asked.look, accept: true })}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  );
  return { redesign, question };
}

function withNewTexts(
  known: ProjectPage[],
  redesigned: readonly Pick<ProjectPage, 'id' | 'pageNumber' | 'styledText' | 'version'>[],
): ProjectPage[] {
  const byId = new Map(redesigned.map((page) => [page.id, page]));
  return known.map((page) => ({ ...page, ...byId.get(page.id) })).sort((a, b) => a.pageNumber - b.pageNumber);
}
