import { cnpjInFull } from '#kernel/base/formats.ts';
import type { FileReport } from './file.api.ts';
import type { ClockFindingTexts } from './findings.messages.ts';

type Finding = Pick<FileReport['achados'][number], 'codigo' | 'valores'>;

/** A finding as a sentence; numbers of companies as they are written, with their names where they are known. */
export function findingIn(t: ClockFindingTexts, { codigo, valores }: Finding): string {
  const told = Object.entries(valores).map(([name, value]) => [name, String(value ?? '–')]);
  const values: Record<string, string> = Object.fromEntries(told);
  const say = Object.entries(t.findings).find(([code]) => code === codigo)?.[1];
  return say ? say(codigo.startsWith('EMPLOYER') ? named(values) : values) : t.other(codigo);
}

function named(values: Record<string, string>): Record<string, string> {
  const whole = (number: string | undefined, name: string | undefined) => {
    const written = cnpjInFull(number ?? '–');
    return name ? `${name} (${written})` : written;
  };
  return {
    ...values,
    lido: whole(values.lido, values.nomeLido ?? values.empresaLida),
    esperado: whole(values.esperado, values.nomeEsperado ?? values.empresaEsperada),
  };
}
