import { MenuFoldOutlined, MenuUnfoldOutlined, ShopOutlined } from '@ant-design/icons';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useMatches } from 'react-router';
import { HeaderUser } from '../../features/accounts/HeaderUser.tsx';
import { MARKETPLACE_PATH } from '../../features/collections/paths.ts';
import { useGenerationWatch } from '../../features/generation/use-generation-watch.ts';
import { usePages } from '../../features/pages/page-queries.ts';
import { ProjectList } from '../../features/projects/ProjectList.tsx';
import { isGenerating, useSelectedProject } from '../../features/projects/project-queries.ts';
import { useDefaultProject } from '../../features/projects/use-project-switch.ts';
import { useShownName } from '../../features/projects/use-shown-name.ts';
import type { RouteHandle } from '../route-handle.ts';
import styles from './default-layout.module.css';
import { Logo } from './Logo.tsx';
import { useSidebar } from './sidebar.ts';

const ProjectWorkspace = lazy(async () => ({
  default: (await import('../../features/pages/ProjectWorkspace.tsx')).ProjectWorkspace,
}));

/**
 * Sidebar, header and main area (spec §2). The main area shows the canvas when a project is selected, has pages and is
 * not generating; otherwise the routed view.
 */
export function DefaultLayout() {
  const { t } = useTranslation();
  const sidebar = useSidebar();
  const nameOf = useShownName();
  useDefaultProject();
  const project = useSelectedProject();
  useGenerationWatch(project);
  const idle = project !== undefined && !isGenerating(project);
  const { data: pages } = usePages(idle ? project.id : undefined);
  const keepsView = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.keepsView;
  const closeOnPhone = () => window.innerWidth < 800 && sidebar.close();
  const shownPages = idle && !keepsView && pages && pages.length > 0 ? pages : undefined;

  return (
    <div className={styles.layout} data-collapsed={sidebar.collapsed || undefined}>
      <a className={styles.skip} href="#main">
        {t('app.skip')}
      </a>
      <button
        type="button"
        className={styles.toggle}
        onClick={sidebar.toggle}
        aria-expanded={!sidebar.collapsed}
        aria-controls="sidebar"
        aria-label={t(sidebar.collapsed ? 'app.openSidebar' : 'app.closeSidebar')}
      >
        {sidebar.collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
      </button>
      <nav id="sidebar" className={styles.sidebar} aria-label={t('project.list')} inert={sidebar.collapsed}>
        <div className={styles.brand}>
          <Logo />
        </div>
        <ProjectList onSelected={closeOnPhone} />
        <Link to={MARKETPLACE_PATH} className={styles.marketplace} onClick={closeOnPhone}>
          <ShopOutlined aria-hidden />
          {t('title.marketplace')}
        </Link>
      </nav>
      <button
        type="button"
        className={styles.shade}
        onClick={sidebar.close}
        aria-label={t('app.closeSidebar')}
        tabIndex={-1}
      />
      <div className={styles.body}>
        <header className={styles.header}>
          {sidebar.collapsed && <Logo />}
          <div className={styles.slot}>{project && keepsView !== 'of something else' && nameOf(project)}</div>
          <HeaderUser />
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {shownPages && project ? (
            <Suspense>
              <ProjectWorkspace key={project.id} project={project} pages={shownPages} />
            </Suspense>
          ) : (
            <Outlet />
          )}
        </main>
      </div>
    </div>
  );
}
