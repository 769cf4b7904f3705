import { announcementJobs, dueAnnouncementsJob } from './announcement.jobs.ts';
import { announcementRoutes } from './announcement.routes.ts';
import { announcementFileRoutes } from './announcement-file.routes.ts';
import { restoreAnnouncement } from './restore-announcement.ts';

export const announcementFeature = {
  routes: (services: Parameters<typeof announcementFileRoutes>[0]) => [
    announcementRoutes(),
    announcementFileRoutes(services),
  ],
  jobKinds: [dueAnnouncementsJob],
  jobs: announcementJobs,
  restores: () => ({ announcement: restoreAnnouncement }),
};
