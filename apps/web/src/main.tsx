import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { refreshDoors } from '#kernel/account.api.ts';
import { followHistory } from '#kernel/address.ts';
import { dropForeignWorkers } from '#kernel/foreign-workers.ts';
import { watchConnection } from '#kernel/online.ts';
import { restoreSession } from '#kernel/session.ts';
import { followSystemTheme } from '#kernel/theme.ts';
import { Pages } from './areas/Pages.tsx';
import { warmPage } from './areas/page.ts';
import './styles.css';

followSystemTheme();
watchConnection();
followHistory(path => void warmPage(path).catch(() => undefined));
void dropForeignWorkers();
await restoreSession();
void refreshDoors();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Pages />
    </StrictMode>,
  );
}
