import { IconProvider } from '@ant-design/icons';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { CSP_NONCE } from './kit/csp-nonce.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <IconProvider value={{ csp: CSP_NONCE }}>
        <RouterProvider router={router} />
      </IconProvider>
    </QueryClientProvider>
  );
}
