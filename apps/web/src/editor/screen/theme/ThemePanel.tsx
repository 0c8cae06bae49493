import type { Project } from '@pagewright/contract/projects';
import { tokensOf } from '@pagewright/design/styles';
import { unreadableColors } from '@pagewright/design/theme-edit';
import { useTranslation } from 'react-i18next';
import { useProjects } from '../../../features/projects/project-queries.ts';
import { shownPage, useEditorState } from '../../document/editor-context.ts';
import panelStyles from '../../panels/panels.module.css';
import type { OpenDocument } from '../open-document.ts';
import { KitList } from './KitList.tsx';
import { ThemeColors } from './ThemeColors.tsx';
import { ThemeFonts } from './ThemeFonts.tsx';
import { ThemeLogo } from './ThemeLogo.tsx';
import { ThemeMeasures } from './ThemeMeasures.tsx';
import styles from './theme.module.css';
import { useLiveTheme } from './use-live-theme.tsx';

/** Colours, faces and measures of the document's style, changed over all of its pages at once; and the brand kits. */
export function ThemePanel({ opened }: { opened: OpenDocument }) {
  const { data: projects } = useProjects();
  const project = projects?.find(({ id }) => id === opened.projectId);
  return project ? <Theme {...{ opened, project }} /> : <div className={styles.waiting} aria-busy="true" />;
}

function Theme({ opened, project }: { opened: OpenDocument; project: Project }) {
  const { t } = useTranslation();
  const { style, change, choose, isBusy, question } = useLiveTheme(opened, project);
  const { language } = useEditorState(shownPage).page;
  const tokens = tokensOf(style);
  const part = { tokens, language, onChange: change };
  return (
    <div className={panelStyles.panel} aria-busy={isBusy}>
      <section className={panelStyles.section} aria-label={t('editor.theme.colors')}>
        <h2>{t('editor.theme.colors')}</h2>
        <ThemeColors {...part} unreadable={unreadableColors(tokens)} />
      </section>
      <section className={panelStyles.section} aria-label={t('editor.theme.fonts')}>
        <h2>{t('editor.theme.fonts')}</h2>
        <ThemeFonts {...part} />
      </section>
      <section className={panelStyles.section} aria-label={t('editor.theme.measures')}>
        <h2>{t('editor.theme.measures')}</h2>
        <ThemeMeasures {...part} />
      </section>
      <section className={panelStyles.section} aria-label={t('editor.theme.logo')}>
        <h2>{t('editor.theme.logo')}</h2>
        <ThemeLogo {...part} />
      </section>
      <KitList style={style} onChoose={choose} />
      {question}
    </div>
  );
}
