import { handles, type JobHandler } from '#kernel/jobs/job.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { SmsSender } from '#kernel/sms/sms.ts';
import { identityMailText, identitySmsText } from './identity.mails.ts';
import { identityCases, identityMessage, identityRecovery, type Outgoing } from './identity-messages.ts';
import { applyDueCases } from './links/due-cases.ts';
import { type RecoveryServices, sendRecovery } from './sign-in/recovery.ts';

export interface IdentityJobServices extends RecoveryServices {
  mailer: Pick<Mailer, 'send'>;
  sms: SmsSender;
}

export function identityJobs(services: IdentityJobServices): JobHandler[] {
  const { secrets, mailer, sms } = services;
  const unsealed = (sealed: string) => JSON.parse(secrets.unseal(Buffer.from(sealed, 'base64')));
  return [
    handles(identityMessage, async ({ sealed }) => {
      const { channel, contact: to, name, language, message }: Outgoing = unsealed(sealed);
      if (channel === 'sms') await sms.send({ to, text: identitySmsText(language, message) });
      else await mailer.send({ to, ...identityMailText(language, name, message) });
    }),
    handles(identityCases, () => applyDueCases(services)),
    handles(identityRecovery, async ({ sealed }) => sendRecovery(services, unsealed(sealed))),
  ];
}
