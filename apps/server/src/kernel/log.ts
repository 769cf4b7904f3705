import type { Env } from './env.ts';

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type Level = (typeof levels)[number];

export interface Log {
  debug(message: string, data?: Record<string, unknown>): void;
  info(message: string, data?: Record<string, unknown>): void;
  warn(message: string, data?: Record<string, unknown>): void;
  error(message: string, data?: Record<string, unknown>): void;
}

/** One JSON line per event on standard output; errors on standard error. Personal data is redacted before writing. */
export function createLog(env: Pick<Env, 'LOG_LEVEL'>, write: (line: string, level: Level) => void = toConsole): Log {
  const floor = levels.indexOf(env.LOG_LEVEL);
  const at =
    (level: Level) =>
    (message: string, data: Record<string, unknown> = {}) => {
      if (levels.indexOf(level) < floor) return;
      write(redact(JSON.stringify({ at: new Date().toISOString(), level, message, ...data })), level);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/**
 * Takes out what must never be in a log (ASVS 16.2.5): CPF and other runs of 11 digits with or without punctuation,
 * bearer and JSON web tokens, e-mail addresses, amounts in reais, long codes in paths.
 */
export function redact(line: string): string {
  return line
    .replace(/eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]{5,}/g, '[token]')
    .replace(/\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g, '[cpf]')
    .replace(/\b[\w.+-]+@[\w-]+\.[\w.]+\b/g, '[e-mail]')
    .replace(/R\$\s?[\d.,]+/g, '[amount]')
    .replace(
      /(\/(?:confirm\/token|SaveTwoFactAuth|two-fact-auth|GetUsuarioByCpf|autenticidade)\/)[^"?\s]+/gi,
      '$1[redacted]',
    )
    .replace(/((?:token|senha|password|psk|codigo)[\w-]*["']?\s*[:=]\s*["']?)[^"'&,\s}]+/gi, '$1[redacted]');
}

function toConsole(line: string, level: Level): void {
  (level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
}
