import { deskClose, deskDue, deskJobs, deskMail, deskRecount } from './desk.jobs.ts';
import { deskRoutes } from './desk.routes.ts';
import { deskSetupRoutes } from './setup.routes.ts';

export const deskFeature = {
  routes: (services: Parameters<typeof deskRoutes>[0] & Parameters<typeof deskSetupRoutes>[0]) => [
    deskRoutes(services),
    deskSetupRoutes(services),
  ],
  jobKinds: [deskDue, deskClose, deskRecount, deskMail],
  jobs: deskJobs,
  named: {
    deskTicket: 'desk_ticket.protocol',
    deskCategory: 'desk_category.name',
    cannedAnswer: 'canned_answer.title',
  },
};
