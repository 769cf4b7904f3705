/** Takes short messages to cell phones. Called by jobs, which try again; what a message says is its caller's. */
export interface SmsSender {
  /** `to` is national: area and number, digits alone. @throws Error where the gateway did not take it */
  send(message: { to: string; text: string }): Promise<void>;
}

const patienceMs = 15_000;

/** A gateway that takes `POST {to, text}` as JSON, `to` with +55, and answers 2xx. */
export function createSmsGateway(settings: { url: string; token?: string | undefined }): SmsSender {
  const headers = {
    'content-type': 'application/json',
    ...(settings.token ? { authorization: `Bearer ${settings.token}` } : {}),
  };
  return {
    async send({ to, text }) {
      const body = JSON.stringify({ to: `+55${to}`, text });
      const answer = await fetch(settings.url, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}.`);
    },
  };
}
