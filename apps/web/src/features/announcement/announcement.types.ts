import type { announcementContract } from '@cracha/contract/features/announcement/announcement.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Calls = typeof announcementContract;
export type AnnouncementRow = ResponseOf<Calls['hrAnnouncements']>['items'][number];
export type KeptAnnouncement = ResponseOf<Calls['announcement']>;
export type ReadAnnouncement = ResponseOf<Calls['viewAnnouncement']>;

export type Attachment = ReadAnnouncement['anexos'][number];

/** Who reads: a worker of the employers', or a manager. */
export type Owner = 'worker' | 'manager';
