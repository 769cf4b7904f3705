import { checkMessage, type Mailer, type MailMessage } from './mailer.ts';

/** Messages that stay here and are shown in development, where no mail server is set. `save` keeps one. */
export function createOutbox(save: (message: MailMessage) => Promise<void>): Mailer {
  return {
    async send(message) {
      checkMessage(message);
      await save(message);
    },
    close() {},
  };
}
