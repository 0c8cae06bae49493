import './app/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startI18n } from './app/i18n/i18n.ts';
import { clearBrokenKeys } from './app/session/stored-keys.ts';
import { loadInterfaceFont } from './app/theme/interface-font.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

clearBrokenKeys(window.localStorage);
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
loadInterfaceFont();
