import type { Actor } from '#kernel/http/actor.ts';
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
  named: { announcement: 'announcement.title' },
  restores: () => ({
    // it is written, and so brought back, by who reaches all of the workers it is for
    announcement: { restore: restoreAnnouncement, may: ({ allWorkers }: Pick<Actor, 'allWorkers'>) => allWorkers },
  }),
};
