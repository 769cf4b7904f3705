import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../version.ts';

/** A gate at which calls wait for their turn (`http/admission.ts`). */
export interface Gate {
  waiting(): number;
  /** Refused since the process began, because too many waited or for too long. */
  refused(): number;
}

/** How a queue stands, in the whole installation. */
export interface QueueState {
  kind: string;
  /** Due and not begun. */
  waiting: number;
  /** For how long the oldest of them has been due. */
  oldestSeconds: number;
  /** Given up, and not yet forgotten. */
  failed: number;
}

/** What is looked up each time the numbers are asked for. */
export interface Watched {
  gates: Readonly<Record<string, Gate>>;
  connections: () => { total: number; idle: number; waiting: number };
  streams: () => number;
  /** Seconds; left out where no replica is read, undefined of one that doesn't answer. */
  replicaLag?: (() => number | undefined) | undefined;
  queues: () => Promise<readonly QueueState[]>;
}

/** What one process counts of itself. None of it names a person, a company or an access group. */
export interface Metrics {
  /** An answer went out. @param call its method and pattern, never its address: an address has ids */
  answered(call: string, status: number, seconds: number): void;
  pagesRead(pages: number): void;
  messageFailed(channel: 'mail' | 'sms'): void;
  watch(watched: Watched): void;
  /** Prometheus' text (exposition format 0.0.4), and its content type. */
  text(): Promise<{ type: string; text: string }>;
}

/** From a hot read to what a person no longer waits for. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: 'cracha_info', help: 'The version that runs.', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  const requests = new Histogram({
    name: 'cracha_http_request_seconds',
    help: 'Answers by call and status, with how long each took.',
    labelNames: ['call', 'status'],
    buckets: seconds,
    registers,
  });
  const pages = new Counter({ name: 'cracha_import_pages_total', help: 'Pages of payroll files read.', registers });
  const failed = new Counter({
    name: 'cracha_messages_failed_total',
    help: 'Tries to hand a message over that failed. Each is tried again.',
    labelNames: ['channel'],
    registers,
  });
  for (const channel of ['mail', 'sms']) failed.inc({ channel }, 0);
  return {
    answered: (call, status, took) => requests.observe({ call, status }, took),
    pagesRead: count => pages.inc(count),
    messageFailed: channel => failed.inc({ channel }),
    watch: watched => watchProcess(watched, registers),
    async text() {
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

function watchProcess({ gates, connections, streams, replicaLag, queues }: Watched, registers: Registry[]): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: (of: Gauge<Label>) => void | Promise<void>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        return read(this);
      },
    });
  gauge('cracha_gate_waiting', 'Calls that wait for their turn.', ['gate'], one => {
    for (const [gate, { waiting }] of Object.entries(gates)) one.set({ gate }, waiting());
  });
  gauge('cracha_gate_refused', 'Calls refused at a gate since the process began.', ['gate'], one => {
    for (const [gate, { refused }] of Object.entries(gates)) one.set({ gate }, refused());
  });
  gauge('cracha_database_connections', 'Connections of the pool; "waiting" wait for one.', ['state'], one => {
    const { total, idle, waiting } = connections();
    one.set({ state: 'busy' }, total - idle);
    one.set({ state: 'idle' }, idle);
    one.set({ state: 'waiting' }, waiting);
  });
  gauge('cracha_event_streams', 'Open pages that listen for events.', [], one => one.set(streams()));
  if (replicaLag) {
    gauge('cracha_replica_up', 'Whether the replica answers.', [], one => one.set(replicaLag() === undefined ? 0 : 1));
    gauge('cracha_replica_lag_seconds', 'How far the replica is behind; read from it is up to five.', [], one => {
      const lag = replicaLag();
      if (lag !== undefined) one.set(lag);
    });
  }
  // of the whole installation: every process says the same
  gauge('cracha_jobs', 'Jobs that are due or were given up.', ['kind', 'state'], async one => {
    for (const { kind, waiting, failed } of await queues()) {
      one.set({ kind, state: 'waiting' }, waiting);
      one.set({ kind, state: 'failed' }, failed);
    }
  });
  gauge('cracha_jobs_oldest_seconds', 'For how long the oldest job that waits has been due.', ['kind'], async one => {
    for (const { kind, oldestSeconds } of await queues()) one.set({ kind }, oldestSeconds);
  });
}
