import { requestHeaders } from '../base/client.ts';
import { onConnection } from '../base/online.ts';
import { onSession } from '../base/session.ts';
import { freshToken } from '../base/token.ts';

export interface LiveEvent {
  id?: string;
  /** The event's name on the wire. */
  type: string;
  data: unknown;
}

type Listener = (event: LiveEvent) => void;

const longestWait = 30_000;
const readers = new Map<string, Reader>();

interface Reader {
  listeners: Set<Listener>;
  stop: AbortController;
  lastId?: string;
  /** The server's word when it ended the stream: milliseconds until it, or another, is asked again. */
  retryMs?: number;
}

/**
 * Events of the server, one connection per address however many listen. `EventSource` can't send the bearer header, so the
 * stream is read by fetch. A gap is told as an event `reconnected`: what could have been missed is then asked again.
 */
export function listenLive(path: string, listener: Listener): () => void {
  const reader = readers.get(path) ?? start(path);
  reader.listeners.add(listener);
  return () => {
    reader.listeners.delete(listener);
    if (reader.listeners.size > 0) return;
    reader.stop.abort();
    readers.delete(path);
  };
}

function start(path: string): Reader {
  const reader: Reader = { listeners: new Set(), stop: new AbortController() };
  readers.set(path, reader);
  void readOn(path, reader);
  return reader;
}

async function readOn(path: string, reader: Reader): Promise<void> {
  let wait = 1_000;
  let first = true;
  const { signal } = reader.stop;
  while (!signal.aborted) {
    const opened = await readOnce(path, reader, first).catch(() => false);
    if (opened) wait = 1_000;
    first = false;
    await pause(reader.retryMs ?? wait, signal);
    delete reader.retryMs;
    wait = Math.min(wait * 2, longestWait);
  }
}

async function readOnce(path: string, reader: Reader, first: boolean): Promise<boolean> {
  await freshToken();
  const headers = {
    ...requestHeaders(),
    accept: 'text/event-stream',
    ...(reader.lastId ? { 'last-event-id': reader.lastId } : {}),
  };
  const answer = await fetch(`/api${path}`, { headers, signal: reader.stop.signal, cache: 'no-store' });
  if (!answer.ok || !answer.body) return false;
  if (!first) tell(reader, { type: 'reconnected', data: null });
  const stream = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await stream.read(); !part.done; part = await stream.read()) {
    const blocks = (text + part.value).replaceAll('\r\n', '\n').split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) take(reader, block);
  }
  return true;
}

function take(reader: Reader, block: string): void {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name) fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value}` : value);
  }
  const id = fields.get('id');
  if (id) reader.lastId = id;
  const retry = fields.get('retry');
  if (retry && /^\d{1,5}$/.test(retry)) reader.retryMs = Number(retry);
  const data = fields.get('data');
  if (data !== undefined) tell(reader, { id, type: fields.get('event') ?? 'message', data: parsed(data) });
}

function tell(reader: Reader, event: LiveEvent): void {
  for (const listener of reader.listeners) listener(event);
}

/** Waits, but not longer than the network is away. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer);
      off();
      resolve();
    };
    const timer = setTimeout(end, time);
    const off = onConnection(online => online && end());
    signal.addEventListener('abort', end, { once: true });
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

onSession(session => {
  if (session) return;
  for (const reader of readers.values()) reader.stop.abort();
  readers.clear();
});
