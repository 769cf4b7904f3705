import { messageSender } from '#features/identity/identity-messages.ts';
import { offerMachineLink } from '#features/identity/sign-in/machine-link.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { readEnv } from '#kernel/env.ts';
import { createJobs } from '#kernel/jobs/jobs.ts';
import { createLog } from '#kernel/log.ts';
import { openSecrets } from '#kernel/secrets.ts';
import { openInstallation } from '../installation.ts';
import { publicUrl } from '../settings.ts';
import type { Command } from './command.ts';

/** The way back in for an administrator who lost every other. */
export const administratorCommand: Command = {
  name: 'administrator',
  summary: 'Prints a one-use link for an administrator who can no longer sign in.',
  usage: `cracha administrator [CPF, e-mail or cell phone]

The link is good for thirty minutes. It sets a new password and ends the authenticator and every other way in.
It is recorded and told at every confirmed contact. With one administrator the name may be left out.`,
  async run([typed]) {
    const env = readEnv();
    const installation = await openInstallation(env);
    const jobs = await createJobs(installation.pool, createLog(env), installation.sessions);
    try {
      const secrets = await openSecrets(env);
      const services = { secrets, send: messageSender(secrets, jobs.enqueue), publicUrl: publicUrl(env) };
      const offered = await acrossTenants(installation.pool, 'a way back in for an administrator', tx =>
        offerMachineLink(tx, services, typed),
      );
      if (offered.made) {
        console.log(`For ${offered.name}, once, until ${offered.until.toISOString()}:\n${offered.link}`);
        return 0;
      }
      console.log(typed ? 'No administrator is called so. These are:' : 'Name one of these administrators:');
      for (const { name, email, cpf } of offered.administrators) console.log(`  ${name}  ${email ?? cpf ?? ''}`);
      return 1;
    } finally {
      await jobs.stop();
      await installation.close();
    }
  },
};
