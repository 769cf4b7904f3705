import { keep, recall } from '#kernel/base/vault.ts';
import { identifierField } from './identifier.ts';

const life = 30 * 24 * 3600_000;

/** Who asked this browser to remember them, each with the key that stands for the second factor. */
type Devices = Record<string, { key: string; until: number }>;

/** The key of a remembered sign-in, until its thirty days are over. */
export async function deviceKeyOf(identifier: string): Promise<string | undefined> {
  return (await read())[nameOf(identifier)]?.key;
}

export async function keepDevice(identifier: string, key: string): Promise<void> {
  await write({ ...(await read()), [nameOf(identifier)]: { key, until: Date.now() + life } });
}

export async function forgetDevice(identifier: string): Promise<void> {
  const { [nameOf(identifier)]: known, ...others } = await read();
  if (known) await write(others);
}

/** With and without punctuation it is the same person. */
function nameOf(identifier: string): string {
  const [[kind, value] = []] = Object.entries(identifierField(identifier).fields);
  return `${kind}:${value?.toLowerCase()}`;
}

async function read(): Promise<Devices> {
  const text = await recall('device').catch(() => undefined);
  const found: unknown = text ? parsed(text) : undefined;
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter(([, device]) => isDevice(device) && device.until > Date.now()),
  );
}

function write(devices: Devices): Promise<void> {
  return keep('device', JSON.stringify(devices));
}

function isDevice(device: unknown): device is Devices[string] {
  return typeof device === 'object' && device !== null && 'key' in device && 'until' in device;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
