import { join } from 'node:path';
import { adaptersOf, type ClockAdapters } from '#core/clock/port/clock-port.ts';
import { createScriptedDouble } from '#core/clock/port/double/scripted-double.ts';
import { offerFirstAdministrator } from '#features/identity/sign-in/first-access.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inTransaction, queriesOn } from '#kernel/database/transaction.ts';
import type { Env } from '#kernel/env.ts';
import { type Door, openDoor } from '#kernel/http/door.ts';
import { createLog } from '#kernel/log.ts';
import { openSecrets } from '#kernel/secrets.ts';
import { type Installation, openInstallation } from './installation.ts';
import { createProcess, type Process } from './process.ts';
import { isEmpty, makeDemo } from './seed/demo.ts';
import { makeDemoChart } from './seed/demo-chart.queries.ts';
import { demoIsComplete, importDemoFiles } from './seed/demo-imports.ts';
import { makeDemoLeaves } from './seed/demo-leaves.queries.ts';
import { publicUrl } from './settings.ts';

/** A running server. */
export interface Running {
  address: string;
  /** On an empty installation: where the first administrator is created, once. */
  firstAdministratorLink?: string;
  stop(): Promise<void>;
}

/**
 * Starts the whole product in this process: database, jobs, live events, calls, web app; with `demo`, its installation.
 * @throws SettingRefused where nobody can listen at HOST and PORT
 */
export async function start(env: Env, options: { demo: boolean }): Promise<Running> {
  // first of all: a taken port is said before the database is touched
  const door = await openDoor(env);
  try {
    return await startBehind(door, env, options);
  } catch (error) {
    door.close();
    throw error;
  }
}

async function startBehind(door: Door, env: Env, options: { demo: boolean }): Promise<Running> {
  const log = createLog(env);
  const installation = await openInstallation(env);
  for (const warning of installation.warnings) log.warn('isolation', { warning });
  const clockAdapters = demoAdapters(env, options);
  const running = await createProcess(env, installation, log, { clockAdapters, door }).catch(async error => {
    await installation.close();
    throw error;
  });
  const stop = async () => {
    await running.stop();
    await installation.close();
  };
  try {
    if (options.demo) await ensureDemo(env, installation, running, clockAdapters);
    await running.app.ready();
    door.open();
  } catch (error) {
    await stop();
    throw error;
  }
  const { address } = door;
  const token = await offerFirst(env, installation);
  return {
    address,
    stop,
    ...(token ? { firstAdministratorLink: `${env.PUBLIC_URL ?? address}/instalacao?token=${token}` } : {}),
  };
}

/** The demo has a payroll clock that exists nowhere else. A server without it has no adapter, and its settings say so. */
function demoAdapters({ DATA_DIR }: Env, { demo }: { demo: boolean }) {
  return demo ? adaptersOf(createScriptedDouble(join(DATA_DIR, 'clock-double.json'))) : adaptersOf();
}

/** Makes the demo on an empty installation, and finishes one that an interrupted start left half made. */
async function ensureDemo(
  env: Env,
  { pool }: Installation,
  { files, jobs }: Process,
  clockAdapters: ClockAdapters,
): Promise<void> {
  if (await acrossTenants(pool, 'is the installation empty', isEmpty)) {
    console.log('Making the demo installation …');
    const secrets = await openSecrets(env);
    await acrossTenants(pool, 'demo installation', async tx => {
      const { pantanal } = await makeDemo(tx, secrets);
      await makeDemoChart(tx, pantanal);
      await makeDemoLeaves(tx, pantanal);
    });
  }
  if (await demoIsComplete(pool)) return;
  console.log('Importing the demo payroll files …');
  const links = { secrets: await openSecrets(env), publicUrl: publicUrl(env) };
  await importDemoFiles({ pool, files, jobs, clockAdapters, ...links });
}

/** The link's secret, while nobody is on the platform. */
async function offerFirst(env: Env, { pool, signingKey }: Installation): Promise<string | undefined> {
  const secrets = await openSecrets(env);
  return inTransaction(pool, 'select null', client => offerFirstAdministrator(queriesOn(client), secrets, signingKey));
}
