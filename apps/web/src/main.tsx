import './app/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startCaches } from './app/cache/caches.ts';
import { startI18n } from './app/i18n/i18n.ts';
import { session } from './app/session/session.ts';
import { ignoreStrayDrops } from './app/stray-drops.ts';
import { loadInterfaceFont } from './app/theme/interface-font.ts';
import { startContentRefresh } from './features/pages/content-refresh.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startCaches(session);
startContentRefresh();
ignoreStrayDrops();
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
loadInterfaceFont();
