import { IconProvider } from '@ant-design/icons';
import { ReaderLanguage } from '@pagewright/components/reader-language';
import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { asLanguage } from './i18n/language.ts';
import { CSP_NONCE } from './kit/csp-nonce.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

export function App() {
  const { i18n } = useTranslation();
  return (
    <QueryClientProvider client={queryClient}>
      <IconProvider value={{ csp: CSP_NONCE }}>
        <ReaderLanguage value={asLanguage(i18n.language)}>
          <RouterProvider router={router} />
        </ReaderLanguage>
      </IconProvider>
    </QueryClientProvider>
  );
}
