import { PlusOutlined } from '@ant-design/icons';
import { Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../app/controls/Button.tsx';
import { KitProvider } from '../../../app/kit/KitProvider.tsx';
import { useCreateProject } from '../project-queries.ts';
import { useProjectSwitch } from '../use-project-switch.ts';
import { ImportButton } from './ImportButton.tsx';
import styles from './library.module.css';
import { type LibraryView, readView, writeView } from './library-view.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { ProjectLibrary } from './ProjectLibrary.tsx';
import { TemplateGallery } from './TemplateGallery.tsx';

/** The project library (spec §2): projects and the templates they can start from. */
export function LibraryScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const change = (next: Partial<LibraryView>) => setQuery(writeView({ ...view, page: 1, ...next }), { replace: true });
  const [creating, setCreating] = useState(false);
  const create = useCreateProject();
  const switchTo = useProjectSwitch();
  return (
    <KitProvider>
      <div className={styles.screen}>
        <header className={styles.header}>
          <div>
            <h1>{t('title.projects')}</h1>
            <p>{t('library.lead')}</p>
          </div>
          <div className={styles.making}>
            <ImportButton onDone={(id) => void switchTo(id).then((isThere) => isThere && navigate('/'))} />
            <Button look="primary" icon={<PlusOutlined />} onClick={() => setCreating(true)} data-testid="new-project">
              {t('project.create')}
            </Button>
          </div>
        </header>
        <Tabs
          activeKey={view.tab}
          onChange={(tab) => change({ tab: tab as LibraryView['tab'] })}
          destroyOnHidden
          items={[
            {
              key: 'projects',
              label: t('library.tabs.projects'),
              children: <ProjectLibrary view={view} onChange={change} onCreate={() => setCreating(true)} />,
            },
            { key: 'templates', label: t('library.tabs.templates'), children: <TemplateGallery /> },
          ]}
        />
        {creating && (
          <ProjectForm
            busy={create.isPending}
            onSave={(fields) => create.mutate(fields, { onSuccess: () => void navigate('/') })}
            onClose={() => setCreating(false)}
          />
        )}
      </div>
    </KitProvider>
  );
}
