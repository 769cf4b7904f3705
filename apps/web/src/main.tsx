import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { refreshDoors } from '#kernel/account.api.ts';
import { dropForeignWorkers } from '#kernel/foreign-workers.ts';
import { watchConnection } from '#kernel/online.ts';
import { restoreSession } from '#kernel/session.ts';
import { followSystemTheme } from '#kernel/theme.ts';
import { router } from './router.tsx';
import './styles.css';

followSystemTheme();
watchConnection();
void dropForeignWorkers();
await restoreSession();
void refreshDoors();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
