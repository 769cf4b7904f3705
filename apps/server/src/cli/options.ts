import { parseArgs } from 'node:util';
import { SettingRefused } from '#kernel/env.ts';

/** The value after an option: `--out DIR`. @throws SettingRefused where it is missing */
export function optionOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  if (at < 0) return undefined;
  const value = args[at + 1];
  if (!value || value.startsWith('--')) throw new SettingRefused(`${name} needs a value after it.`);
  return value;
}

/** A whole number option. @throws SettingRefused where it is none */
export function numberOf(args: readonly string[], name: string): number | undefined {
  const text = optionOf(args, name);
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new SettingRefused(`${name} is a whole number, not "${text}".`);
  return Number(text);
}

/** `FILE… --out PATH`; undefined where that is not what was written. */
export function filesAndOut(args: string[]): { files: string[]; out: string } | undefined {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { out: { type: 'string' } } });
    return positionals.length > 0 && values.out ? { files: positionals, out: values.out } : undefined;
  } catch {
    return undefined;
  }
}
