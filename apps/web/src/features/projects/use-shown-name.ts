import type { Project } from '@pagewright/contract/projects';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../app/i18n/language.ts';
import { shownName, timeBeside } from './project-name.ts';

/** Relative names are shown anew every 60 s (spec §9). */
const RENDER_INTERVAL = 60_000;

/** Names projects as they are shown now, in the person's language. */
export function useShownName(): (project: Project) => string {
  const { t, i18n } = useTranslation();
  const now = useNow();
  const language = asLanguage(i18n.language);
  return useCallback(
    (project) => {
      const words = { untitled: t('project.untitled'), justNow: t('project.justNow') };
      return shownName(project.name, language, words, now);
    },
    [t, language, now],
  );
}

/** The small time beside a name, in the person's language. */
export function useTimeBeside(): (project: Project) => string {
  const { t, i18n } = useTranslation();
  const now = useNow();
  const language = asLanguage(i18n.language);
  return useCallback((project) => timeBeside(project, language, t('project.justNow'), now), [t, language, now]);
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), RENDER_INTERVAL);
    return () => clearInterval(timer);
  }, []);
  return now;
}
