import type { ProjectPage } from '@pagewright/contract/pages';
import { type GenerationSettings, type Project, redesignProject } from '@pagewright/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { pagesQuery } from '../pages/page-queries.ts';
import { cacheProject } from '../projects/project-queries.ts';
import { FormatChoice } from './FormatChoice.tsx';
import styles from './generation.module.css';
import { StyleChoice } from './StyleChoice.tsx';

type Look = Partial<Pick<GenerationSettings, 'style' | 'format' | 'customSize'>>;

interface RedesignChoiceProps {
  readonly project: Project;
  readonly what: 'style' | 'format';
  /** What has to be done first, and once the pages have been designed anew. */
  readonly before?: () => Promise<void>;
  readonly after?: () => Promise<void>;
}

/** Restyles or reformats the whole document at once, keeping its words. */
export function RedesignChoice({ project, what, before, after }: RedesignChoiceProps) {
  const { t } = useTranslation();
  const redesign = useRedesign(project, before, after);
  const [custom, setCustom] = useState<Look>();
  // The choice shows at once; the pages follow within a moment.
  const [chosen, setChosen] = useState<Look>();
  const shown = { ...project.settings, ...chosen, ...custom };
  const apply = (look: Look) => {
    setChosen(look);
    redesign.mutate(look, { onSettled: () => setChosen(undefined) });
  };
  if (what === 'style') {
    return (
      <div className={styles.redesign} aria-busy={redesign.isPending}>
        <StyleChoice value={shown.style} onChange={(style) => apply({ style })} />
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
    </div>
  );
}

function useRedesign(project: Project, before?: () => Promise<void>, after?: () => Promise<void>) {
  const queries = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `redesign-${project.id}` },
    mutationFn: async (look: Look) => {
      await before?.();
      return api.call(redesignProject, { body: { projectId: project.id, ...look } });
    },
    onSuccess: async ({ settings, pages }) => {
      cacheProject({ ...project, settings });
      queries.setQueryData(pagesQuery(project.id).queryKey, (known) => known && withNewTexts(known, pages));
      await after?.();
    },
    onError: (error) => notify.error(error, (reason) => t('panel.redesignFailed', { reason })),
  });
}

function withNewTexts(
  known: ProjectPage[],
  redesigned: readonly Pick<ProjectPage, 'id' | 'pageNumber' | 'styledText' | 'version'>[],
): ProjectPage[] {
  const byId = new Map(redesigned.map((page) => [page.id, page]));
  return known.map((page) => ({ ...page, ...byId.get(page.id) })).sort((a, b) => a.pageNumber - b.pageNumber);
}
