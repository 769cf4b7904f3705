import { setTimeout as wait } from 'node:timers/promises';

/** Sends a PDF as HR and waits until it is read. @returns the path of the import */
export async function readAll(base: string, headers: Record<string, string>, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('arquivos', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'folha.pdf');
  const [sent] = await call(base, '/importacao', { method: 'POST', headers, body: form });
  const path = `/importacao/${sent.id}`;
  await until(base, path, headers, ['paraConferir', 'prontaParaLiberar']);
  return path;
}

/** Sends a PDF as HR, waits until it is read, publishes what is clean and waits until it is out. */
export async function publishAll(base: string, headers: Record<string, string>, bytes: Buffer): Promise<void> {
  await publishRead(base, headers, await readAll(base, headers, bytes));
}

/** Publishes what is clean of an import that is read, and waits until it is out. @param path of the import */
export async function publishRead(base: string, headers: Record<string, string>, path: string): Promise<void> {
  await call(base, `${path}/publicar`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ quais: 'limpos' }),
  });
  await until(base, path, headers, ['publicada', 'paraConferir']);
}

async function until(base: string, path: string, headers: Record<string, string>, states: string[]): Promise<void> {
  for (let waited = 0; waited < 600_000; waited += 200) {
    const { situacao } = await call(base, path, { headers });
    if (states.includes(situacao)) return;
    await wait(200);
  }
  throw new Error('the import did not end within ten minutes');
}

/** How many receipts HR sees. */
export async function receiptsOf(base: string, headers: Record<string, string>): Promise<number> {
  return (await call(base, '/recibo/rh/totais', { headers })).total;
}

async function call(base: string, path: string, init: RequestInit) {
  const answer = await fetch(`${base}/api${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}
