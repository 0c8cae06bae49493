import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { KitProvider } from '../../app/kit/KitProvider.tsx';
import { useSession } from '../../app/session/session.ts';
import library from '../projects/library/library.module.css';
import { CollectionGallery } from './CollectionGallery.tsx';
import { type MarketView, readView, writeView } from './market-view.ts';
import { OwnCollections } from './OwnCollections.tsx';

/** The marketplace: what everybody has published, and what the person has. */
export function MarketplaceScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const change = (next: Partial<MarketView>) => setQuery(writeView({ ...view, page: 1, ...next }), { replace: true });
  const gallery = <CollectionGallery view={view} onChange={change} />;
  return (
    <KitProvider>
      <div className={library.screen}>
        <header className={library.header}>
          <div>
            <h1>{t('title.marketplace')}</h1>
            <p>{t('collections.lead')}</p>
          </div>
        </header>
        {session ? (
          <Tabs
            activeKey={view.tab}
            onChange={(tab) => change({ tab: tab as MarketView['tab'] })}
            destroyOnHidden
            items={[
              { key: 'all', label: t('collections.tabs.all'), children: gallery },
              {
                key: 'own',
                label: t('collections.tabs.own'),
                children: <OwnCollections onProjects={() => void navigate('/projects')} />,
              },
            ]}
          />
        ) : (
          gallery
        )}
      </div>
    </KitProvider>
  );
}
