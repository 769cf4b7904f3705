import { platformAdminGroups, platformAdminRoutes } from '@cracha/contract/navigation/platform-admin.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

export const area = staffArea({
  profile: 'admin',
  routes: platformAdminRoutes,
  groups: platformAdminGroups,
  screens: {
    ...ownScreens('platform-admin'),
    'platform-admin-help-content': () => import('#features/help/platform-admin-help-content.screen.tsx'),
    'platform-admin-record-history': () => import('#features/history/record-history.screen.tsx'),
    'platform-admin-deletion-history': () => import('#features/history/deletion-history.screen.tsx'),
    'platform-admin-pdf-models': () => import('./PdfModels.tsx'),
    'platform-admin-new-pdf-model': () => import('#features/recognition-model/platform-admin-new-pdf-model.screen.tsx'),
    'platform-admin-spreadsheet-models': () => import('./SheetModels.tsx'),
    'platform-admin-ratings': () => import('#features/rating/platform-admin-ratings.screen.tsx'),
    'platform-admin-document-store': () => import('#features/document/store/platform-admin-document-store.screen.tsx'),
    'platform-admin-support': () => import('#features/identity/support/platform-admin-support.screen.tsx'),
    'platform-admin-users': () => import('#features/access-profile/platform/platform-admin-users.screen.tsx'),
  },
});
